// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "analyze copropriete, adresse, parcelle, mandat, declaration, teledeclarant": {
      params: []
      row: Record<string, never>
    }
    "delete from carte_maille": {
      params: []
      row: Record<string, never>
    }
    "insert into annuaire_forme (forme, mot) select x.forme, m.mot from annuaire_mot m, formes_du_mot(m.mot) x(forme)\n       where not exists (select 1 from annuaire_forme) on conflict do nothing returning 1 as un": {
      params: []
      row: {
        un: number
      }
    }
    "insert into carte_maille (niveau, x, y, nombre, cx, cy)\n       select n.niveau, floor(l.x * (1 << n.niveau))::int, floor(l.y * (1 << n.niveau))::int, count(*)::int, avg(l.x), avg(l.y)\n       from (select (longitude + 180) / 360 as x, (1 - ln(tan(radians(latitude)) + 1 / cos(radians(latitude))) / pi()) / 2 as y\n             from fiche where longitude is not null and latitude between -85 and 85) l,\n         lateral (select generate_series(4, 16) as niveau) n\n       group by 1, 2, 3 returning 1 as une": {
      params: []
      row: {
        une: number
      }
    }
    "insert into parametre (cle, valeur) values ($1, $2) on conflict (cle) do update set valeur = excluded.valeur": {
      params: [string, string]
      row: Record<string, never>
    }
    "select 1 as oui where not exists (select 1 from carte_maille) and exists (select 1 from fiche where longitude is not null)": {
      params: []
      row: {
        oui: number
      }
    }
    "select case when (select count(*) from (select from journal_empreinte\n         where rang > coalesce((select (valeur ->> 'rang')::bigint from parametre where cle = $1), 0) limit $2) x) < $2 then false\n       else (select count(*) from (select from fiche limit $2) y) < $2 end as oui": {
      params: [string, number | bigint | null]
      row: {
        oui: boolean | null
      }
    }
    "select coalesce(max(rang), 0) as rang from journal_empreinte": {
      params: []
      row: {
        rang: number
      }
    }
    "select count(*)::int as n from copropriete where etat::text = any($1::text[])": {
      params: [readonly string[]]
      row: {
        n: number
      }
    }
    "select e.rang, j.copropriete_id from journal_empreinte e join journal j on j.id = e.journal_id where e.rang > $1 order by e.rang limit $2": {
      params: [number | bigint, number | bigint | null]
      row: {
        rang: number
        copropriete_id: number | null
      }
    }
    "select projeter_coproprietes($1::int[])": {
      params: [readonly number[] | null]
      row: {
        projeter_coproprietes: number | null
      }
    }
    "select projeter_coproprietes(null) as n": {
      params: []
      row: {
        n: number | null
      }
    }
    "select valeur ->> 'jour' as jour, (valeur ->> 'lignes')::int as lignes, (valeur ->> 'attendues')::int as attendues from parametre where cle = $1": {
      params: [string]
      row: {
        jour: string | null
        lignes: number | null
        attendues: number | null
      }
    }
    "select valeur ->> 'rang' as rang from parametre where cle = $1": {
      params: [string]
      row: {
        rang: string | null
      }
    }
    "vacuum (analyze) fiche, annuaire, annuaire_mot, annuaire_nom_mot, annuaire_lieu, annuaire_forme": {
      params: []
      row: Record<string, never>
    }
  }
}

export {}
