import type { Db } from '@registre/db'
import {
  ETATS_COPROPRIETE,
  ETATS_NUMEROTES,
  type EtatCopropriete,
  normaliserTexte,
} from '@registre/domain'
import { insererEtablissement } from '@registre/testing/register'

const NOMS = [
  '',
  'Le Parc',
  'Parc des Cèdres',
  'Zz',
  'Les Marronniers',
  'Le Clos',
  'Résidence des Pins',
  '12 Villa',
]
const PAR_ETAT = 7

/** A co-ownership as the searches should find it. */
export interface Ligne {
  id: number
  etat: EtatCopropriete
  nom_normalise: string
  adresse_principale: string
  numero_immatriculation: string | null
  nb_lots: number | null
  nb_batiments: number
  date_fin_mandat: string | null
  date_derniere_maj_annuelle: string | null
  geolocalisee: boolean
  debut: string | null
  fin: string | null
}

/** Writes some co-ownerships of each state; gives them. */
export const semer = async (db: Db): Promise<Ligne[]> => {
  const auteur = await insererEtablissement(db, 'TELE_PRO_ADMIN_PRINC')
  for (const [e, etat] of ETATS_COPROPRIETE.entries())
    for (let i = 0; i < PAR_ETAT; i += 1) {
      const n = e * PAR_ETAT + i
      const nom = NOMS[(n * 5) % NOMS.length] ?? ''
      const fin = etat === 'IMMATRICULEE_RATTACHEE' ? `2027-0${1 + (i % 3)}-15` : null
      const [c] = await db.query<{ id: number }>(
        `insert into copropriete (etat, numero_immatriculation, auteur_teledeclarant_id, nom, nom_normalise, adresse_principale, nb_lots, nb_batiments, date_fin_mandat, date_derniere_maj_annuelle, geolocalisee)
         values ($1::etat_copropriete, case when $2 then prochain_numero_immatriculation() end, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
        [
          etat,
          (ETATS_NUMEROTES as readonly string[]).includes(etat),
          auteur,
          nom,
          normaliserTexte(nom),
          `${n % 5} rue haute`,
          n % 4 === 0 ? null : n % 6,
          n % 3,
          fin,
          n % 3 === 0 ? '2026-02-01' : null,
          n % 2 === 0,
        ],
      )
      if (
        etat === 'IMMATRICULEE_RATTACHEE' ||
        etat === 'IMMATRICULEE_RATTACHEMENT_EXPIRE' ||
        etat === 'FUTUR'
      )
        await db.query(
          `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, $3::etat_mandat, $4, $5)`,
          [
            c?.id,
            auteur,
            etat === 'FUTUR' ? 'A_VENIR' : fin ? 'EN_COURS' : 'EXPIRE',
            etat === 'FUTUR' ? '2027-06-01' : '2026-01-15',
            fin ?? (etat === 'FUTUR' ? '2028-05-31' : `2026-0${2 + i}-01`),
          ],
        )
      // A mandate that is over counts for nothing.
      if (etat === 'DISSOUTE')
        await db.query(
          `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) values ($1, $2, 'ARCHIVE', '2026-01-15', '2026-03-01')`,
          [c?.id, auteur],
        )
    }
  return db.query<Ligne>(
    `select c.id, c.etat, c.nom_normalise, c.adresse_principale, c.numero_immatriculation, c.nb_lots, c.nb_batiments, c.date_fin_mandat, c.date_derniere_maj_annuelle, c.geolocalisee,
       m.date_debut as debut, m.date_fin as fin from copropriete c left join mandat m on m.copropriete_id = c.id and m.etat <> 'ARCHIVE' order by c.id`,
  )
}
