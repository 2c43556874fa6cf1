import type { FileAnswer } from '@registre/contract'
import {
  addDays,
  afficherNumero,
  autoritesDe,
  formatFrDate,
  type IsoDate,
  LABELS_OBLIGATION,
  PROFILS,
  RegisterError,
} from '@registre/domain'
import { today } from '../../platform/clock.ts'
import type { Ctx } from '../../platform/context.ts'
import { writeCalendar, type EvenementCalendrier } from '../../platform/icalendar.ts'
import { hashToken } from '../../platform/session-store.ts'
import { creerLiens, type Liens } from '../courriels/gabarits/liens.ts'
import { lireParJeton } from './abonnement.repository.ts'
import { type EvenementRow, lireEvenements } from './echeances.repository.ts'
import { type DueRow, lireDues, type ObligationDue } from './dues.repository.ts'

/** Past ends that a calendar keeps. */
const PASSE_JOURS = 180
/** How far what is due may be: two accounting years. */
const A_VENIR_JOURS = 800
/** Most ends of mandates, and most other deadlines, of one reading. */
const MAX_EVENEMENTS = 5000

const evenementDe = (row: EvenementRow, liens: Liens): EvenementCalendrier => {
  const numero = row.numero_immatriculation ? afficherNumero(row.numero_immatriculation) : ''
  const nom = row.nom || `Copropriété ${numero}`.trim()
  const suite = row.suivi
    ? 'Un mandat à venir est déjà enregistré.'
    : 'Renouvelez ce mandat s’il est reconduit par l’assemblée générale, ou déclarez votre successeur.'
  return {
    uid: `fin-mandat-${row.id}@registre-coproprietes`,
    // A followed mandate changes what its event says.
    sequence: row.version * 2 + (row.suivi ? 1 : 0),
    jour: row.date_fin,
    titre: `Fin de mandat${row.suivi ? ' (suite enregistrée)' : ''} : ${nom}`,
    description: `${nom}${numero === '' ? '' : `, n° ${numero}`}\nMandat du ${formatFrDate(row.date_debut)} au ${formatFrDate(row.date_fin)}.\n${suite}\n${liens.fiche(row.copropriete_id)}`,
    lieu: row.adresse_principale,
    url: liens.fiche(row.copropriete_id),
    rappels: row.suivi ? [] : [60, 30],
  }
}

const PRECISIONS: Record<ObligationDue, (row: DueRow) => string> = {
  'mise-a-jour-annuelle': (row) =>
    `Derniers comptes déclarés : clos le ${formatFrDate(row.cloture)}.\nDéclarez les comptes dans les deux mois de leur approbation par l’assemblée générale.`,
  'plan-travaux': () => 'Déclarez le plan, ou son projet, avec la prochaine mise à jour.',
  'mandat-ad-hoc': () =>
    'Les impayés déclarés atteignent le seuil : le syndic saisit le juge pour la nomination d’un mandataire ad hoc.',
  'dpe-collectif': () =>
    'Déclarez le DPE collectif de chaque bâtiment avec la prochaine mise à jour.',
  batiments: () => 'Décrivez chaque bâtiment avec la mise à jour annuelle.',
}

const dueDe = (row: DueRow, liens: Liens): EvenementCalendrier => {
  const numero = row.numero_immatriculation ? afficherNumero(row.numero_immatriculation) : ''
  const nom = row.nom || `Copropriété ${numero}`.trim()
  const { code, jour } = row
  return {
    // Of that accounting year: the next one is another event.
    uid: `${code === 'mise-a-jour-annuelle' ? 'mise-a-jour' : code}-${row.copropriete_id}-${jour}@registre-coproprietes`,
    sequence: 0,
    jour,
    titre: `${LABELS_OBLIGATION[code]} : ${nom}`,
    description: `${nom}${numero === '' ? '' : `, n° ${numero}`}\n${PRECISIONS[code](row)}\n${liens.fiche(row.copropriete_id)}`,
    lieu: row.adresse_principale,
    url: liens.fiche(row.copropriete_id),
    rappels: [60, 30],
  }
}

/** The first ones, and the day of the first that is left out. */
const borner = <R>(rows: readonly R[], jourDe: (row: R) => IsoDate) => ({
  gardes: rows.slice(0, MAX_EVENEMENTS),
  suite: rows.slice(MAX_EVENEMENTS, MAX_EVENEMENTS + 1).map(jourDe),
})

/** What a calendar does not hold is told on the day from which it is missing. */
const incomplet = (jour: IsoDate, liens: Liens): EvenementCalendrier => ({
  uid: `incomplet-${jour}@registre-coproprietes`,
  sequence: 0,
  jour,
  titre: 'Calendrier incomplet à partir de ce jour',
  description: `Ce calendrier contient ${MAX_EVENEMENTS} fins de mandat et ${MAX_EVENEMENTS} autres échéances au plus. Lisez les suivantes dans le registre.\n${liens.portefeuilleDuSyndic}`,
  lieu: '',
  url: liens.portefeuilleDuSyndic,
  rappels: [],
})

/**
 * The deadlines of a firm, for a person's calendar, by its private address. Throws `introuvable`
 * for any other token.
 */
export const lireCalendrier = async (ctx: Ctx, jeton: string): Promise<FileAnswer> => {
  const { db, clock, settings } = ctx.deps
  const abonne = await lireParJeton(db, hashToken(jeton), clock.now())
  const profil = PROFILS.find((p) => p === abonne?.profil)
  // The right is that of today, not of the day when the address was made.
  if (!abonne || !profil || !autoritesDe(profil).includes('RENOUVELER_MANDAT'))
    throw new RegisterError('introuvable')
  const liens = creerLiens(settings)
  const jour = today(clock)
  const du = addDays(jour, -PASSE_JOURS)
  const [mandats, dues] = await Promise.all([
    lireEvenements(db, abonne.teledeclarant_id, du, MAX_EVENEMENTS + 1),
    lireDues(db, abonne.teledeclarant_id, {
      jour,
      du,
      au: addDays(jour, A_VENIR_JOURS),
      parJour: MAX_EVENEMENTS + 1,
    }),
  ])
  const [fins, autres] = [borner(mandats, (m) => m.date_fin), borner(dues, (d) => d.jour)]
  const [manque] = [...fins.suite, ...autres.suite].toSorted()
  const texte = writeCalendar(
    `Échéances des copropriétés – ${abonne.etablissement}`,
    [
      ...fins.gardes.map((row) => evenementDe(row, liens)),
      ...autres.gardes.map((row) => dueDe(row, liens)),
      ...(manque === undefined ? [] : [incomplet(manque, liens)]),
    ],
    clock.now(),
  )
  return { nom: 'echeances-mandats.ics', contenu: new TextEncoder().encode(texte) }
}
