import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '@registre/db'
import { addDays, type Dossier, ETATS_MANDAT_EN_ATTENTE, vueDuDossier } from '@registre/domain'
import {
  DEMANDEURS,
  DISSOLVANTS,
  PREDECESSEURS,
  SYNDICS,
  VISIBLES_PAR,
} from '../../src/modules/dossiers/regard.sql.ts'
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

const ecrits = (ids: Readonly<Record<string, readonly number[] | number>>): string[] =>
  Object.entries(ids)
    .flatMap(([titre, qui]) => [...new Set([qui].flat())].map((id) => `${titre} ${id}`))
    .sort()

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
  return ecrits(ids)
}

/**
 * The sight of the register on the days when a title ends: that of the last mandate that was left,
 * and today. Throws an Error when it is not the domain's, or when a list shows it to others.
 */
const exigerVu = async (tx: Pick<Tx, 'sql'>, d: Dossier): Promise<void> => {
  const fin = d.mandats.findLast((m) => m.etat === 'ARCHIVE')?.fin
  for (const jour of [...(fin ? [addDays(fin, 364), addDays(fin, 365)] : []), null]) {
    const [r] = await tx.sql<{ jour: string }>(
      `select set_config('registre.decalage_jours', coalesce($1::date - (now() at time zone 'Europe/Paris')::date, 0)::text, true), aujourdhui() as jour`,
      [jour],
    )
    const [c] = await tx.sql<Record<string, number[] | number>>(
      `select c.auteur_teledeclarant_id as "AUTEUR", ${SYNDICS} as "SYNDIC", ${DEMANDEURS} as "DEMANDEUR", ${PREDECESSEURS} as "PREDECESSEUR", ${DISSOLVANTS} as "DISSOLVANT" from copropriete c where c.id = $1`,
      [d.id],
    )
    const [dits, vus] = [titresDits(d, r?.jour ?? ''), ecrits(c ?? {})]
    const qui = [...new Set(vus.map((titre) => Number(titre.split(' ')[1])))]
    const listes = await tx.sql<{ id: number }>(
      `select t.id from unnest($2::int[]) t(id) where exists (select 1 from copropriete c where c.id = $1 and ${VISIBLES_PAR('t.id')})`,
      [d.id, [...qui, ...d.mandats.map((m) => m.teledeclarantId)]],
    )
    if (
      d.etat !== 'SUPPRIMEE' &&
      !isDeepStrictEqual(new Set(listes.map((x) => x.id)), new Set(qui))
    )
      throw new Error(
        `dossier ${d.id}, ${r?.jour}\nlisted: ${listes.map((x) => x.id)}\nseen by: ${qui}`,
      )
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
