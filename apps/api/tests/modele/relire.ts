import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '@registre/db'
import type { Dossier } from '@registre/domain'
import { lireDossier } from '../../src/modules/dossiers/dossier.repository.ts'

/** What the rows of a dossier say, and `appliquer` too. */
const essentiel = (d: Dossier) => ({
  copropriete: [
    d.etat,
    d.etatPrecedent,
    d.etatAvantAnnulation,
    d.version,
    d.numero,
    d.syndicId,
    d.finMandat,
    d.dateDissolution,
  ],
  mandats: d.mandats.map((m) => [m.id, m.etat, m.version, m.teledeclarantId, m.debut, m.fin]),
  demandes: d.demandes.map((x) => [
    x.id,
    x.type,
    x.etat,
    x.version,
    x.etatPrecedent,
    x.mandatId,
    x.declarationId,
    x.verrouParId,
    x.echeance,
  ]),
  declarations: d.declarations.map((l) => [l.id, l.etat, l.version, l.typeMaj, l.baseId]),
})

/** Reads a dossier again. Throws an Error when it is not, once written, what the domain says. */
export const exigerRelu = async (tx: Pick<Tx, 'sql'>, attendu: Dossier): Promise<void> => {
  const lu = await lireDossier({ query: tx.sql }, { coproprieteId: attendu.id })
  const [a, b] = [essentiel(attendu), lu && essentiel(lu)]
  if (!isDeepStrictEqual(a, b))
    throw new Error(
      `dossier ${attendu.id}\nappliquer: ${JSON.stringify(a)}\nregister:  ${JSON.stringify(b)}`,
    )
}
