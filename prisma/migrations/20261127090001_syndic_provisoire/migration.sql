-- Compatible : deux colonnes que la version d'avant ne lit pas. When the address of an account last answered, by a key that it
-- received; and whether a mandate is that of a provisional syndic.
ALTER TABLE utilisateur ADD COLUMN email_valide_le timestamptz(3);
ALTER TABLE mandat ADD COLUMN syndic_provisoire boolean NOT NULL DEFAULT false;
