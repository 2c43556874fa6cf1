import type { Db, Tx } from '@registre/db'
import { type LigneInstitution, lireInstitutions, type NiveauGeographique } from '@registre/domain'
import { journaliser, TRAITEMENT } from '../../platform/journal.ts'

export interface BilanInstitutions {
  /** New or changed. */
  ecrites: number
  fermees: number
  /** One French sentence each; nothing is written when there is one. */
  fautes: string[]
}

const TERRITOIRES: Record<Exclude<NiveauGeographique, 'NATIONAL'>, string> = {
  REGION: 'select code from region where code = any($1)',
  DEPARTEMENT: 'select code from departement where code = any($1)',
  EPCI: 'select siren as code from epci where siren = any($1)',
  COMMUNE: `select code from commune where code = any($1) and type = 'commune-actuelle'`,
}

/** One sentence per line whose territory is not in the official code. */
const territoiresInconnus = async (
  tx: Tx,
  lignes: readonly LigneInstitution[],
): Promise<string[]> => {
  const fautes: string[] = []
  for (const [niveau, sql] of Object.entries(TERRITOIRES)) {
    const concernees = lignes.filter((ligne) => ligne.niveau === niveau)
    const connus = new Set(
      (await tx.sql<{ code: string }>(sql, [concernees.map(({ code }) => code)])).map(
        ({ code }) => code,
      ),
    )
    for (const { nom, code } of concernees)
      if (!connus.has(code)) fautes.push(`${nom} : « ${code} » n’existe pas au niveau ${niveau}`)
  }
  return fautes
}

const ECRIRE = `insert into institution as i (numero, nom, niveau, code)
  select numero, nom, niveau::niveau_geographique, code from json_to_recordset($1) as l (numero text, nom text, niveau text, code text)
  on conflict (numero) do update set nom = excluded.nom, niveau = excluded.niveau, code = excluded.code, actif = true, maj_le = now()
    where (i.nom, i.niveau, i.code, i.actif) is distinct from (excluded.nom, excluded.niveau, excluded.code, true)
  returning 1`

/**
 * Takes the operator's table of institutions (`numero;nom;niveau;code`) in, all of it or nothing.
 * With `fermerAbsentes`, those that it
 * does not name are closed: their people are signed out at their next call.
 */
export const importerInstitutions = async (
  db: Db,
  texte: string,
  options: { fermerAbsentes?: boolean } = {},
): Promise<BilanInstitutions> => {
  const { lignes, erreurs } = lireInstitutions(texte)
  return db.transaction(async (tx) => {
    const fautes = [...erreurs, ...(await territoiresInconnus(tx, lignes))]
    if (fautes.length > 0) return { ecrites: 0, fermees: 0, fautes }
    const ecrites = (await tx.sql(ECRIRE, [JSON.stringify(lignes)])).length
    const fermees = options.fermerAbsentes
      ? (
          await tx.sql(
            `update institution set actif = false, maj_le = now() where actif and numero <> all($1) returning 1`,
            [lignes.map(({ numero }) => numero)],
          )
        ).length
      : 0
    // A change of right is told by the journal, whoever makes it (reliability.md, "Journal").
    await journaliser(tx, TRAITEMENT, {
      categorie: 'DROITS',
      type: 'importer-institutions',
      donnees: { lignes: lignes.length, ecrites, fermees },
    })
    return { ecrites, fermees, fautes: [] }
  })
}
