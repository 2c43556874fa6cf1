/** Takes an address for the transaction: two accounts cannot get it at once. */
export const VERROUILLER_EMAIL = `select pg_advisory_xact_lock(hashtextextended('email:' || lower($1), 0))`

/** Another account that signs in, or is written to, at this address. */
export const EMAIL_PRIS = `select 1 from utilisateur where id <> $2 and supprime_le is null and (login = lower($1) or lower(email) = lower($1)) limit 1`
