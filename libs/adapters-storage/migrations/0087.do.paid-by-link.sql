-- The link by which a guest paid, and the language in which it was sent: a receipt goes where the link went. A link that was paid by
-- is not pruned, since a refund may come long after.
alter table capabilities add column language text;
alter table payment_charges add column link_id text collate "C";
