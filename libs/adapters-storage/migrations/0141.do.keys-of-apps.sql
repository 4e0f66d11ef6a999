-- An app with a server proves itself by a secret or by its keys, and never by both.
alter table connected_apps drop constraint connected_apps_check;
alter table connected_apps drop constraint connected_apps_check1;
alter table connected_apps add constraint connected_apps_proof check (
  case kind
    when 'public' then secret_hash is null and keys is null
    when 'confidential' then (secret_hash is null) <> (keys is null)
    else secret_hash is null and keys is not null
  end
);
