-- Which links paid something: those are not pruned. Apart from the column, so that payments are read while it is made.
create index payment_charges_by_link on payment_charges (link_id) where link_id is not null;
