-- When links to summaries were opened, and by whom as they said, which is sealed; the ticket fetches the file for a while.
create table health_link_openings (
  link_id text collate "C" not null references health_links (id) on delete cascade,
  number int not null,
  account_id text collate "C" not null,
  opened_at bigint not null,
  recipient text not null,
  ticket_hash text collate "C" not null,
  primary key (link_id, number)
);
create index health_link_openings_by_account on health_link_openings (account_id);
create index health_links_by_account on health_links (account_id);
