-- Waiting refunds of one practice after the other, so that those of a practice with very many hold up nobody of another.
create index prepayment_refunds_open on prepayment_refunds (practice_id, look_at, charge_id) where state in ('promised', 'due');
