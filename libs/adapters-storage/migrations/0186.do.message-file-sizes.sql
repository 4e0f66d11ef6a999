-- How many bytes a file of a message has, which its sealed bytes do not tell; null of files that were kept before.
alter table clinic.message_files add column size integer;
