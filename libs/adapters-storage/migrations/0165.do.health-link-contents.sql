-- What a helper could put into a link to a summary, sealed: the link opens only while the helper may see all of it.
alter table health_links add column contents text;
