import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '@registre/db'
import { addDays, type Dossier, ETATS_MANDAT_EN_ATTENTE, vueDuDossier } from '@registre/domain'
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

/** Who has a title on it on a day (ISO), as the domain says. */
const titresDits = (d: Dossier, jour: string): string[] => {
  const vue = vueDuDossier(d, jour)
  const enAttente = d.mandats.filter((m) => ETATS_MANDAT_EN_ATTENTE.some((e) => e === m.etat))
  const ids = {
    AUTEUR: [vue.auteurTeledeclarantId],
    SYNDIC: vue.syndicsRattaches,
    DEMANDEUR: enAttente.map((m) => m.teledeclarantId),
    PREDECESSEUR: vue.predecesseurs ?? [],
    DISSOLVANT: vue.declarantsDissolution ?? [],
  }
  return Object.entries(ids)
    .flatMap(([titre, qui]) => [...new Set(qui)].map((id) => `${titre} ${id}`))
    .sort()
}

/**
 * The sight of the register on the days when a title ends: that of the last mandate that was left,
 * and today. Throws an Error when it is not the domain's.
 */
const exigerVu = async (tx: Pick<Tx, 'sql'>, d: Dossier): Promise<void> => {
  const fin = d.mandats.findLast((m) => m.etat === 'ARCHIVE')?.fin
  for (const jour of [...(fin ? [addDays(fin, 364), addDays(fin, 365)] : []), null]) {
    const [r] = await tx.sql<{ jour: string }>(
      `select set_config('registre.decalage_jours', coalesce($1::date - (now() at time zone 'Europe/Paris')::date, 0)::text, true), aujourdhui() as jour`,
      [jour],
    )
    const lus = await tx.sql<{ titre: string }>(
      `select distinct titre || ' ' || teledeclarant_id as titre from regard where copropriete_id = $1 and teledeclarant_id is not null`,
      [d.id],
    )
    const [dits, vus] = [titresDits(d, r?.jour ?? ''), lus.map((x) => x.titre).sort()]
    if (!isDeepStrictEqual(dits, vus))
      throw new Error(
        `dossier ${d.id}, ${r?.jour}\ndomain: ${dits.join(', ')}\nview:   ${vus.join(', ')}`,
      )
  }
}

/** Reads a dossier again. Throws an Error when it is not, once written, what the domain says. */
export const exigerRelu = async (tx: Pick<Tx, 'sql'>, attendu: Dossier): Promise<void> => {
  const lu = await lireDossier({ query: tx.sql }, { coproprieteId: attendu.id })
  const [a, b] = [essentiel(attendu), lu && essentiel(lu)]
  if (!isDeepStrictEqual(a, b))
    throw new Error(
      `dossier ${attendu.id}\nappliquer: ${JSON.stringify(a)}\nregister:  ${JSON.stringify(b)}`,
    )
  if (lu) await exigerVu(tx, lu)
}
