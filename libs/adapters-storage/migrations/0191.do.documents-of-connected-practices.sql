-- A practice with a system of its own is a document too, and has no row among those of the embedded system.
alter table clinic.practice_versions drop constraint practice_versions_practice_id_fkey;
