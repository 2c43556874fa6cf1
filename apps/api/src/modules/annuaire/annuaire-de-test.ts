import { type EtatCopropriete, type IsoDate, normaliserTexte } from '@registre/domain'
import type { Db } from '@registre/db'

export interface Inscrite {
  numero: string | null
  nom?: string
  etat?: EtatCopropriete
  adresse?: string
  codePostal?: string
  codeInsee?: string
  commune?: string
  lieu?: [number, number]
  lots?: number
  maj?: IsoDate
  mandat?: [IsoDate, IsoDate]
  nonApprouves?: boolean
  dissoute?: IsoDate
  remplaceePar?: number
}

/** A co-ownership as the directory reads it, of this syndic; gives its identifier. */
export const inscrire = async (db: Db, syndic: number, i: Inscrite): Promise<number> => {
  const {
    nom = 'Copropriété',
    etat = 'IMMATRICULEE_RATTACHEE',
    adresse = '1 rue Haute',
    codePostal = '37000',
    codeInsee = '37261',
    commune = 'Tours',
  } = i
  const [c] = await db.query<{ id: number }>(
    `insert into copropriete (numero_immatriculation, etat, auteur_teledeclarant_id, teledeclarant_id, nom, nom_normalise, adresse_principale, code_postal, code_insee, nb_lots,
         date_derniere_maj_annuelle, date_dissolution, remplacee_par_id, date_immatriculation)
       values ($1, $2, $3, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, '2020-01-02') returning id`,
    [
      i.numero,
      etat,
      syndic,
      nom,
      normaliserTexte(nom),
      `${adresse} ${codePostal} ${commune}`,
      codePostal,
      codeInsee,
      i.lots ?? null,
      i.maj ?? null,
      i.dissoute ?? null,
      i.remplaceePar ?? null,
    ],
  )
  const id = c?.id ?? 0
  await db.query(
    `insert into adresse (copropriete_id, principale, voie, cle_voie, code_postal, commune, code_insee, longitude, latitude) values ($1, true, $2, $2, $3, $4, $5, $6, $7)`,
    [id, adresse, codePostal, commune, codeInsee, i.lieu?.[0] ?? null, i.lieu?.[1] ?? null],
  )
  if (i.mandat)
    await db.query(
      `insert into mandat (copropriete_id, teledeclarant_id, date_debut, date_fin, etat) values ($1, $2, $3, $4, 'EN_COURS')`,
      [id, syndic, ...i.mandat],
    )
  if (i.nonApprouves !== undefined)
    await db.query(
      `insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, auteur_teledeclarant_id) values ($1, 'COURANTE', 'INITIALE', 'DEFAULT', $2, $3)`,
      [id, { donneesFinancieres: { comptesNonApprouves: i.nonApprouves } }, syndic],
    )
  return id
}
