-- An attempt that was given up is listed too, as one that took no money: whoever made it looks for it.
drop index payment_charges_listed;

create index payment_charges_listed on payment_charges (practice_id, patient_id, created_at desc, id desc)
  where state <> 'created';
