-- Who is told of what an establishment decides or is decided for it, at this moment: its
-- administrators, and the account that filed where it is still there (at the address that it gave for
-- that request); the establishment's own address while it has nobody. `compte` is 0 for the latter.
CREATE OR REPLACE FUNCTION destinataires(etablissement int, auteur int, contact text)
  RETURNS TABLE (compte int, a text) LANGUAGE sql STABLE
  AS $$
    WITH ouverts AS (
      SELECT u.id, coalesce(CASE WHEN u.id = auteur THEN nullif(contact, '') END, u.email) AS a
      FROM utilisateur u
      WHERE u.supprime_le IS NULL AND u.actif AND u.profil <> 'restricted' AND u.email <> ''
        AND ((u.teledeclarant_id = etablissement AND (u.profil LIKE '%\_ADMIN%' OR u.id = auteur))
          OR (u.id = auteur AND (u.teledeclarant_id IS NULL OR etablissement IS NULL))))
    (SELECT DISTINCT ON (lower(o.a)) o.id, o.a FROM ouverts o ORDER BY lower(o.a), o.id)
    UNION ALL
    SELECT 0, t.rep_email FROM teledeclarant t
    WHERE t.id = etablissement AND t.statut <> 'SUPPRIME' AND t.rep_email <> ''
      AND NOT EXISTS (SELECT FROM ouverts)
  $$;
