-- What was told to people is forgotten by age, and shown newest first in a demo.
create index notices_made on notices (made_at);

create index short_links_expiry on short_links (expires_at);
