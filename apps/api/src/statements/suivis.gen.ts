// Written by `npm run docs` from the database: do not edit.

declare module '@registre/db' {
  interface Statements {
    "delete from suivi_fiche where hash = $1 returning id": {
      params: [string]
      row: {
        id: number
      }
    }
    "delete from suivi_fiche where id = $1 returning id": {
      params: [number]
      row: {
        id: number
      }
    }
    "insert into suivi_fiche (email, copropriete_id, rythme, graine, hash, expire_le, dernier_courriel_le, cree_le)\n     values ($1, $2, $3, $4, $5, $6, $7, $7)\n     on conflict (email, copropriete_id) do update set rythme = $3, graine = $4, hash = $5, expire_le = $6, dernier_courriel_le = $7": {
      params: [string, number, string, string, string, Date, Date]
      row: Record<string, never>
    }
    "select copropriete_id from fiche where numero = $1": {
      params: [string]
      row: {
        copropriete_id: number
      }
    }
    "select count(*)::int as n from suivi_fiche where email = $1 and id <> $2 and confirme_le is not null and expire_le > $3": {
      params: [string, number, Date]
      row: {
        n: number
      }
    }
    "select id, confirme_le, dernier_courriel_le, graine from suivi_fiche where email = $1 and copropriete_id = $2 for update": {
      params: [string, number]
      row: {
        id: number
        confirme_le: Date | null
        dernier_courriel_le: Date
        graine: string
      }
    }
    "select s.id, s.email, s.confirme_le, (f.copropriete_id is not null) as publiee from suivi_fiche s left join fiche f on f.copropriete_id = s.copropriete_id left join teledeclarant t on t.id = f.teledeclarant_id where s.hash = $1 and s.expire_le > $2": {
      params: [string, Date]
      row: {
        id: number
        email: string
        confirme_le: Date | null
        publiee: boolean
      }
    }
    "select s.id, s.email, s.graine, s.dit, case when f.copropriete_id is not null then jsonb_build_object('etat', f.etat, 'dateDissolution', f.date_dissolution, 'remplaceePar', f.remplacee_par,\n    'typeSyndic', f.type_syndic, 'syndic', coalesce(case when f.type_syndic = 'PROFESSIONNEL' then t.raison_sociale when f.type_syndic = 'BENEVOLE' and $1::boolean then btrim(t.rep_prenom || ' ' || t.rep_nom) end, ''),\n    'finMandat', f.date_fin_mandat, 'enCours', coalesce(f.etat_mandat = 'EN_COURS', false), 'finProche', coalesce(f.etat_mandat = 'EN_COURS' and f.date_fin_mandat <= ($2::timestamptz at time zone 'Europe/Paris')::date + 60, false),\n    'maj', f.date_derniere_maj) end as faits, c.nom, c.numero_immatriculation as numero\n  from suivi_fiche s join copropriete c on c.id = s.copropriete_id left join fiche f on f.copropriete_id = s.copropriete_id left join teledeclarant t on t.id = f.teledeclarant_id\n  where s.confirme_le is not null and s.expire_le > $2 and (s.rythme = 'AUSSITOT' or s.dit_le <= $2::timestamptz - interval '7 days') and s.dit is distinct from case when f.copropriete_id is not null then jsonb_build_object('etat', f.etat, 'dateDissolution', f.date_dissolution, 'remplaceePar', f.remplacee_par,\n    'typeSyndic', f.type_syndic, 'syndic', coalesce(case when f.type_syndic = 'PROFESSIONNEL' then t.raison_sociale when f.type_syndic = 'BENEVOLE' and $1::boolean then btrim(t.rep_prenom || ' ' || t.rep_nom) end, ''),\n    'finMandat', f.date_fin_mandat, 'enCours', coalesce(f.etat_mandat = 'EN_COURS', false), 'finProche', coalesce(f.etat_mandat = 'EN_COURS' and f.date_fin_mandat <= ($2::timestamptz at time zone 'Europe/Paris')::date + 60, false),\n    'maj', f.date_derniere_maj) end\n    and not exists (select 1 from decision x where x.copropriete_id = s.copropriete_id and x.tenue_jusqua > $2 and x.reprise_le is null)\n  order by s.id limit 500": {
      params: [boolean | null, Date | null]
      row: {
        id: number
        email: string
        graine: string
        dit: unknown
        faits: unknown
        nom: string
        numero: string | null
      }
    }
    "select s.id, s.email, s.graine, s.expire_le, c.nom, c.numero_immatriculation as numero from suivi_fiche s join copropriete c on c.id = s.copropriete_id\n  where s.confirme_le is not null and s.fin_dite_le is null and s.expire_le > $1 and s.expire_le <= $1::timestamptz + interval '30 days' order by s.id limit 500": {
      params: [Date | null]
      row: {
        id: number
        email: string
        graine: string
        expire_le: Date
        nom: string
        numero: string | null
      }
    }
    "update suivi_fiche set dernier_courriel_le = $2 where id = $1": {
      params: [number, Date]
      row: Record<string, never>
    }
    "update suivi_fiche set dit = $3::jsonb, dit_le = case when $4 then $5 else dit_le end where id = $1 and dit = $2::jsonb returning id": {
      params: [number, string, string | null, boolean | null, Date | null]
      row: {
        id: number
      }
    }
    "update suivi_fiche set fin_dite_le = $2 where id = $1 and fin_dite_le is null returning id": {
      params: [number, Date | null]
      row: {
        id: number
      }
    }
    "update suivi_fiche x set dit = coalesce(x.dit, case when f.copropriete_id is not null then jsonb_build_object('etat', f.etat, 'dateDissolution', f.date_dissolution, 'remplaceePar', f.remplacee_par,\n    'typeSyndic', f.type_syndic, 'syndic', coalesce(case when f.type_syndic = 'PROFESSIONNEL' then t.raison_sociale when f.type_syndic = 'BENEVOLE' and $1::boolean then btrim(t.rep_prenom || ' ' || t.rep_nom) end, ''),\n    'finMandat', f.date_fin_mandat, 'enCours', coalesce(f.etat_mandat = 'EN_COURS', false), 'finProche', coalesce(f.etat_mandat = 'EN_COURS' and f.date_fin_mandat <= ($2::timestamptz at time zone 'Europe/Paris')::date + 60, false),\n    'maj', f.date_derniere_maj) end), dit_le = coalesce(x.dit_le, $2), confirme_le = coalesce(x.confirme_le, $2), expire_le = $4, fin_dite_le = null\n     from suivi_fiche s left join fiche f on f.copropriete_id = s.copropriete_id left join teledeclarant t on t.id = f.teledeclarant_id where s.id = x.id and x.id = $3": {
      params: [boolean | null, Date | null, number, Date]
      row: Record<string, never>
    }
  }
}

export {}
