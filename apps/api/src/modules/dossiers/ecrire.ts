import { compose, nomDeRequete, parametres, type Place, type Tx } from '@registre/db'
import {
  type Acte,
  acteDeDecision,
  type Annexe,
  appliquer,
  avantDecision,
  type Changement,
  type Dossier,
  empreinteDuDossier,
  type Envoi,
  type Mouvement,
  NOUVEAU,
  raconter,
  RegisterError,
  type SorteDecision,
} from '@registre/domain'
import type { Deps } from '../../platform/context.ts'
import {
  type JournalAuthor,
  JOURNAL_CASTS,
  JOURNAL_COLUMNS,
  journalValues,
  TRAITEMENT,
} from '../../platform/journal.ts'
import {
  DES_MAINTENANT,
  estDuMatin,
  JUSQU_AU_MATIN,
  type OutboxItem,
  outboxItem,
} from '../../platform/outbox.ts'
import { ecrireAnnexes } from './annexes.repository.ts'
import { ecrirePartie, type Partie, partiesDe } from './parties.ts'

/** The identifiers of what a change creates, taken before it is written: the journal names them. */
const numeroter = async (
  tx: Pick<Tx, 'sql'>,
  changement: Changement,
): Promise<Map<number, number>> => {
  const crees = new Set(
    changement.actes
      .flatMap((a) => a.mouvements)
      .flatMap((m) => ('id' in m && m.id < 0 ? [m.id] : [])),
  )
  if (crees.size === 0) return new Map()
  const [row] = await tx.sql(
    `select case when $1 then nextval('mandat_id_seq') end::int as mandat,
       case when $2 then nextval('demande_id_seq') end::int as demande,
       case when $3 then nextval('declaration_id_seq') end::int as declaration`,
    [crees.has(NOUVEAU.mandat), crees.has(NOUVEAU.demande), crees.has(NOUVEAU.declaration)],
    { name: 'dossier-numeroter' },
  )
  const pris = [
    [NOUVEAU.mandat, row?.mandat],
    [NOUVEAU.demande, row?.demande],
    [NOUVEAU.declaration, row?.declaration],
  ] as const
  return new Map(pris.flatMap(([nouveau, id]) => (id ? [[nouveau, id] as const] : [])))
}

/** The same change, with the identifiers of what it creates. */
const nommer = (changement: Changement, ids: ReadonlyMap<number, number>): Changement => {
  const id = <T extends number | null | undefined>(n: T): T | number =>
    typeof n === 'number' && n < 0 ? (ids.get(n) ?? n) : n
  const mouvement = (m: Mouvement): Mouvement => {
    if (m.quoi === 'demande') {
      const { mandatId, declarationId } = m.pose
      return {
        ...m,
        id: id(m.id),
        pose: {
          ...m.pose,
          ...(mandatId === undefined ? {} : { mandatId: id(mandatId) }),
          ...(declarationId === undefined ? {} : { declarationId: id(declarationId) }),
        },
      }
    }
    return m.quoi === 'mandat' || m.quoi === 'declaration' ? { ...m, id: id(m.id) } : m
  }
  return {
    ...changement,
    actes: changement.actes.map((a) => ({
      ...a,
      ...(a.mandatId === undefined ? {} : { mandatId: id(a.mandatId) }),
      ...(a.demandeId === undefined ? {} : { demandeId: id(a.demandeId) }),
      ...(a.declarationId === undefined ? {} : { declarationId: id(a.declarationId) }),
      mouvements: a.mouvements.map(mouvement),
    })),
    envois: changement.envois.map((e) =>
      'demande' in e && e.demande ? { ...e, demande: { ...e.demande, id: id(e.demande.id) } } : e,
    ),
    annexes: (changement.annexes ?? []).map((x): Annexe =>
      x.annexe === 'echange' || x.annexe === 'annonce' ? { ...x, demandeId: id(x.demandeId) } : x,
    ),
  }
}

const envoyer = (dossier: Dossier, envoi: Envoi): OutboxItem =>
  'document' in envoi
    ? outboxItem(envoi.document, { coproprieteId: dossier.id })
    : outboxItem('courriel', envoi)

/** `insert` of the journal's rows once `apres` was written. */
const insererJournal = (
  author: JournalAuthor,
  avant: Dossier,
  changement: Changement,
  place: Place,
): string => {
  const lignes = raconter(avant, changement).map((ligne, i) =>
    journalValues(changement.actes[i]?.parLeRegistre ? TRAITEMENT : author, ligne).map(
      (valeur, k) => `${place(valeur)}${JOURNAL_CASTS[k] ?? ''}`,
    ),
  )
  return `insert into journal (${JOURNAL_COLUMNS}) select x.* from tout, (values ${lignes
    .map((l) => `(${l.join(', ')})`)
    .join(', ')}) as x returning id, type`
}

/** What is sent: at once, in the morning, or when the delay of the decision is over. */
const insererOutbox = (
  items: readonly OutboxItem[],
  decision: DecisionPrise | null,
  place: Place,
): string => {
  // A value is placed only where it is written: the server cannot type one that nothing reads.
  const aussitot = () =>
    decision && decision.minutes > 0
      ? `${DES_MAINTENANT} + make_interval(mins => ${place(decision.minutes)}::int)`
      : DES_MAINTENANT
  const lignes = items.map(
    (o) =>
      `(${place(o.type)}::text, ${place(JSON.stringify(o.payload))}::jsonb, ${estDuMatin(o) ? JUSQU_AU_MATIN : aussitot()})`,
  )
  return `insert into outbox (type, payload, pas_avant, decision_id) select x.t, x.p, x.q, ${decision ? '(select id from d)' : 'null::int'} from tout, (values ${lignes.join(', ')}) as x(t, p, q)`
}

/** Who writes: a person's call knows the clock and the settings, the register's own jobs do not. */
export type Auteur = JournalAuthor & { deps?: Pick<Deps, 'settings' | 'clock'> }

/** A decision that can be taken back, and how long what it says waits. */
interface DecisionPrise {
  sorte: SorteDecision
  acte: Acte
  priseLe: Date | null
  minutes: number
}

const decisionDe = (author: Auteur, changement: Changement): DecisionPrise | null => {
  const prise = acteDeDecision(changement)
  return (
    prise && {
      ...prise,
      priseLe: author.deps?.clock.now() ?? null,
      minutes: author.deps?.settings.DECISIONS_DELAI_MIN ?? 0,
    }
  )
}

/** `insert` of what a decision moved, bound to its row of the journal. */
const insererDecision = (
  { sorte, acte, priseLe, minutes }: DecisionPrise,
  author: JournalAuthor,
  [avant, apres]: readonly [Dossier, Dossier],
  place: Place,
): string => {
  const le = priseLe === null ? 'maintenant()' : `${place(priseLe)}::timestamptz`
  const valeurs = [
    `${place(avant.id)}::int`,
    `${place(sorte)}::text`,
    `${place(acte.demandeId ?? null)}::int`,
    `${place(acte.mandatId ?? null)}::int`,
    le,
    `${place(author.session?.utilisateurId ?? null)}::int`,
    `${le} + make_interval(mins => ${place(minutes)}::int)`,
    `${place(JSON.stringify(empreinteDuDossier(avantDecision(avant, apres))))}::jsonb`,
    `${place(JSON.stringify(empreinteDuDossier(apres)))}::jsonb`,
  ]
  return `insert into decision (copropriete_id, sorte, demande_id, mandat_id, prise_le, prise_par_id, tenue_jusqua, avant, apres, journal_id)
    select ${valeurs.join(', ')}, j.id from j where j.type = ${place(sorte)}::text returning id`
}

/**
 * Each part is written once the one before was, in one statement: a part that somebody else has
 * moved since it was read stops all that follows, journal and mails included.
 */
const requeteDe = (
  author: Auteur,
  avant: Dossier,
  apres: Dossier,
  changement: Changement,
  parties: readonly Partie[],
): { text: string; params: unknown[] } => {
  const { params, place } = parametres()
  const ecritures: string[] = []
  const faite = (): string =>
    ecritures.length === 0 ? 'true' : `(select count(*) from e${ecritures.length - 1}) = 1`
  for (const partie of parties)
    ecritures.push(
      ...ecrirePartie({ avant, apres, place, precedente: faite() }, partie, ecritures.length),
    )
  const items = changement.envois.map((e) => envoyer(apres, e))
  const decision = decisionDe(author, changement)
  const suites = [
    ...ecritures.map((texte, i) => `e${i} as (${texte})`),
    `tout as (select 1 where ${faite()})`,
    ...(changement.actes.length > 0
      ? [`j as (${insererJournal(author, avant, changement, place)})`]
      : []),
    ...(decision ? [`d as (${insererDecision(decision, author, [avant, apres], place)})`] : []),
    ...(items.length > 0 ? [`o as (${insererOutbox(items, decision, place)})`] : []),
  ]
  return { text: `with ${suites.join(',\n')}\nselect count(*)::int as n from tout`, params }
}

const FAITE = 'select count(*)::int as n'

/** Each part that was written has its next version, as its row has. */
const versionner = (d: Dossier, parties: readonly Partie[]): Dossier => {
  const suivante =
    <P extends { id: number; version: number }>(quoi: Partie['quoi']) =>
    (p: P): P =>
      parties.some((x) => x.quoi === quoi && x.id === p.id) ? { ...p, version: p.version + 1 } : p
  return {
    ...suivante<Dossier>('copropriete')(d),
    mandats: d.mandats.map(suivante('mandat')),
    demandes: d.demandes.map(suivante('demande')),
    declarations: d.declarations.map(suivante('declaration')),
  }
}

/**
 * Writes what a decision changes of a held dossier: every part as it was read or nothing, the
 * journal out of the change, mails and documents with it. Gives the dossier after it.
 * Throws `transition-interdite` for a move that no table allows, or when a part has moved since.
 */
export const ecrire = async (
  tx: Pick<Tx, 'sql'>,
  author: Auteur,
  avant: Dossier,
  decide: Changement,
): Promise<Dossier> => {
  const changement = nommer(decide, await numeroter(tx, decide))
  const apres = appliquer(avant, changement)
  const parties = partiesDe(avant, apres, changement)
  const { text, params } = requeteDe(author, avant, apres, changement, parties)
  const [row] = await tx.sql(compose(FAITE, text), params, { name: nomDeRequete('dossier', text) })
  if (row?.n !== 1) throw new RegisterError('transition-interdite', { infos: { etat: avant.etat } })
  await ecrireAnnexes(tx, author, apres, changement.annexes ?? [])
  return versionner(apres, parties)
}
