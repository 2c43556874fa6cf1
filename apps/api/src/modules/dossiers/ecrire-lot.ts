import { compose, inserer, type Tx } from '@registre/db'
import {
  copiesDe,
  type EtatCopropriete,
  type EtatMandat,
  type ImmatCopropriete,
  rowsOf,
} from '@registre/domain'
import { COPROPRIETE } from './colonnes.ts'
import { indexerLocalisations } from './localisation.repository.ts'
import { DEMANDES_OUVERTES } from './demande.sql.ts'

/** A dossier as another register gives it: no decision of a person is told in the journal. */
export interface DossierRepris {
  numero: string
  /** The dossier that an earlier import made; null for a new one. */
  connu: { id: number; declarationId: number } | null
  etat: EtatCopropriete
  contenu: ImmatCopropriete
  /** As the file writes it. */
  adresse: string
  codeInsee: string | null
  dateImmatriculation: string | null
  teledeclarantId: number | null
  mandat: { etat: EtatMandat; debut: string | null; fin: string | null } | null
  /** The day of what is declared, at noon. */
  declareLe: string | null
}

export interface DossierEcrit {
  id: number
  version: number
  declarationId: number
}

/** Rows by their registration number. */
const parNumero = <R extends { numero: string | null }>(rows: readonly R[]): Map<string, R> =>
  new Map(rows.flatMap((row) => (row.numero === null ? [] : [[row.numero, row]])))

/** What the row of a co-ownership copies of its declaration, by column. */
const copies = (contenu: ImmatCopropriete): Record<string, unknown> =>
  Object.fromEntries(
    rowsOf(copiesDe(contenu)).map(([champ, valeur]) => [COPROPRIETE[champ][0], valeur]),
  )

type Ecrite = Omit<DossierEcrit, 'declarationId'>

const ecrireCoproprietes = async (
  tx: Tx,
  lot: readonly DossierRepris[],
  auteur: number,
): Promise<Map<string, Ecrite>> => {
  const lignes = lot.map((d) => ({
    numero: d.numero,
    id: d.connu?.id ?? null,
    colonnes: {
      ...copies(d.contenu),
      adresse_principale: d.adresse,
      code_insee: d.codeInsee,
      etat: d.etat,
      teledeclarant_id: d.teledeclarantId,
      date_immatriculation: d.dateImmatriculation,
      date_fin_mandat: d.mandat?.fin ?? null,
    },
  }))
  const faites = await inserer<Ecrite & { numero: string }>(
    tx,
    'copropriete',
    lignes
      .filter((l) => l.id === null)
      .map(({ numero, colonnes }) => ({
        numero_immatriculation: numero,
        auteur_teledeclarant_id: auteur,
        ...colonnes,
      })),
    'returning numero_immatriculation as numero, id, version',
  )
  const connues = lignes.flatMap(({ id, colonnes }) => (id === null ? [] : [{ id, ...colonnes }]))
  const changees = await tx.sql(
    compose(
      'select numero_immatriculation as numero, id, version from copropriete',
      `update copropriete c set ${Object.keys(lignes[0]?.colonnes ?? {})
        .map((n) => `${n} = x.${n}`)
        .join(', ')}, version = c.version + 1, maj_le = maintenant()
       from json_populate_recordset(null::copropriete, $1) x where c.id = x.id returning c.numero_immatriculation as numero, c.id, c.version`,
    ),
    [JSON.stringify(connues)],
  )
  return parNumero<Ecrite & { numero: string | null }>([...faites, ...changees])
}

const DECLAREES = `json_to_recordset($1) as x(numero text, copropriete_id int, declaration_id int, contenu jsonb, le date)`

/** The declarations in force; gives their identifiers. */
const ecrireDeclarations = async (
  tx: Tx,
  lot: readonly (DossierRepris & { id: number })[],
  auteur: number,
): Promise<Map<string, number>> => {
  const declaree = (d: DossierRepris & { id: number }) => ({
    numero: d.numero,
    copropriete_id: d.id,
    declaration_id: d.connu?.declarationId ?? null,
    contenu: d.contenu,
    le: d.declareLe,
  })
  const faites = await tx.sql(
    `with x as materialized (select * from ${DECLAREES}), d as (
       insert into declaration (copropriete_id, etat, type_declaration, type_immat, contenu, etape, auteur_teledeclarant_id, soumis_le, valide_le)
       select x.copropriete_id, 'COURANTE', 'INITIALE', 'DEFAULT', x.contenu, 'recapitulatif', $2::int, x.le + time '12:00', x.le + time '12:00' from x
       returning id, copropriete_id)
     select x.numero, d.id from d join x using (copropriete_id)`,
    [JSON.stringify(lot.filter((d) => d.connu === null).map(declaree)), auteur],
  )
  const changees = await tx.sql(
    `update declaration d set contenu = x.contenu, valide_le = x.le + time '12:00', version = d.version + 1, enregistre_le = maintenant()
     from ${DECLAREES} where d.id = x.declaration_id returning x.numero, d.id`,
    [JSON.stringify(lot.filter((d) => d.connu !== null).map(declaree))],
  )
  return new Map([...parNumero([...faites, ...changees])].map(([numero, { id }]) => [numero, id]))
}

const ecrireMandats = async (
  tx: Tx,
  lot: readonly (DossierRepris & { id: number })[],
): Promise<void> => {
  await tx.sql(`delete from mandat where copropriete_id = any($1)`, [
    lot.flatMap((d) => (d.connu ? [d.id] : [])),
  ])
  await tx.sql(
    `insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin, decide_le)
     select x.copropriete_id, x.teledeclarant_id, x.etat, x.debut, x.fin, maintenant()
     from json_to_recordset($1) as x(copropriete_id int, teledeclarant_id int, etat etat_mandat, debut date, fin date)`,
    [
      JSON.stringify(
        lot.flatMap(({ id, mandat, teledeclarantId }) =>
          mandat && teledeclarantId !== null
            ? [{ ...mandat, copropriete_id: id, teledeclarant_id: teledeclarantId }]
            : [],
        ),
      ),
    ],
  )
}

/**
 * Writes many dossiers at once, held by the caller, in a few statements for all of them: an import.
 * `auteur`: the establishment that signs. Gives what was written, in their order.
 */
export const ecrireLot = async (
  tx: Tx,
  lot: readonly DossierRepris[],
  auteur: number,
): Promise<DossierEcrit[]> => {
  if (lot.length === 0) return []
  const trouver = <V>(faits: ReadonlyMap<string, V>, numero: string): V => {
    const fait = faits.get(numero)
    if (fait === undefined) throw new Error(`${numero}: not written`)
    return fait
  }
  const coproprietes = await ecrireCoproprietes(tx, lot, auteur)
  const places = lot.map((d) => ({ ...d, id: trouver(coproprietes, d.numero).id }))
  const declarations = await ecrireDeclarations(tx, places, auteur)
  await ecrireMandats(tx, places)
  await indexerLocalisations(tx, places)
  return lot.map(({ numero }) => ({
    ...trouver(coproprietes, numero),
    declarationId: trouver(declarations, numero),
  }))
}

/** Forgets these addresses (in lower case) in the declarations; gives how many had one. */
export const oublierContacts = async (tx: Tx, adresses: readonly string[]): Promise<number> =>
  (
    await tx.sql(
      `update declaration set email_contact = '' where lower(email_contact) = any($1::text[]) returning 1`,
      [adresses],
    )
  ).length

/** Gives the open requests assigned to these keepers back to all of them. */
export const libererDemandes = async (tx: Tx, teneurs: readonly number[]): Promise<void> => {
  await tx.sql(
    `update demande set assignee_a_id = null where assignee_a_id = any($1) and etat in ${DEMANDES_OUVERTES}`,
    [teneurs],
  )
}
