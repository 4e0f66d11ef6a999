-- Open postings of one practice after the other, so that those of a practice with very many hold up nobody of another.
create index book_postings_open on book_postings (practice_id, due_at, id) where posted_at is null;
