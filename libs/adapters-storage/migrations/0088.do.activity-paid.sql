-- Which payments a line names that says who paid: the ledger's own line of such a payment is left out of what a person is shown.
create index activity_paid on activity (practice_id, subject_id, resource) where action = 'paid';
