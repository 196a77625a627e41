drop function legwork_colleagues();
--> statement-breakpoint
-- What members of a business may know of each other's accounts; one that is to be deleted keeps no business.
create function legwork_colleagues() returns table (business_id uuid, account_id uuid, full_name text, email text, is_ending boolean)
language sql stable security definer set search_path = public, pg_temp as $$
	select members.business_id, accounts.id, accounts.full_name, accounts.email, accounts.ending_since is not null
	from members join accounts on accounts.id = members.account_id
	where members.business_id = any (legwork_businesses())
$$;
