import { deNom } from '../kernel/de-nom.ts'
import { isTeledeclarantBenevole } from '../acces/profils.ts'
import { LABELS_JUSTIFICATIF_MANDAT } from '../declaration/champs/listes.ts'
import { autresRattachements, type MandatDuDossier } from '../dossier/dossier.ts'
import { DISSOLUTION_PAR_MOTIF } from '../dissolution/dissolution.enums.ts'
import { LABELS_JUSTIFICATIF_DISSOLUTION } from '../dissolution/dissolution.labels.ts'
import { addDays, addMonths, daysBetween, formatFrDate } from '../kernel/dates.ts'
import type { IsoDate } from '../kernel/dates.ts'
import { typesJustificatif } from '../mandat/mandat.rules.ts'
import { type Cas, compter, enPlace, renouvellementDe } from './faits.ts'
import { point, type PointAVerifier } from './points.ts'
import { SEUILS_EXAMEN as S } from './seuils.ts'

/** Whole months from one day to the day after another, and the days that are left. */
export const dureeEnMois = (debut: IsoDate, fin: IsoDate): { mois: number; jours: number } => {
  const lendemain = addDays(fin, 1)
  const annees = Number(lendemain.slice(0, 4)) - Number(debut.slice(0, 4))
  let mois = annees * 12 + Number(lendemain.slice(5, 7)) - Number(debut.slice(5, 7))
  if (addMonths(debut, mois) > lendemain) mois -= 1
  return { mois, jours: daysBetween(addMonths(debut, mois), lendemain) }
}

const enMois = (debut: IsoDate, fin: IsoDate): string => {
  const { mois, jours } = dureeEnMois(debut, fin)
  if (mois === 0) return compter(jours, 'jour')
  return jours === 0 ? `${mois} mois` : `${mois} mois et ${compter(jours, 'jour')}`
}

const periode = (m: Pick<MandatDuDossier, 'debut' | 'fin'>): string =>
  `Du ${formatFrDate(m.debut)} au ${formatFrDate(m.fin)}.`

/** Twelve months, to a day: the last day is the eve of the anniversary, or the anniversary. */
const deDouzeMois = ({ debut, fin }: MandatDuDossier): boolean => {
  const anniversaire = addMonths(debut, S.mandatUsuel.valeur)
  return fin <= anniversaire && daysBetween(fin, anniversaire) <= 1
}

const confirme = ({ f }: Cas): string =>
  f.confirmations.includes('MAN-DOUZE-MOIS') ? ' Le déclarant l’a confirmé.' : ''

const duree = (c: Cas, m: MandatDuDossier): PointAVerifier[] => {
  if (m.fin <= m.debut)
    return [point('MANDAT_INVERSE', 'Le mandat se termine avant de commencer', periode(m))]
  if (m.fin >= addMonths(m.debut, S.mandatMaximal.valeur))
    return [
      point(
        'MANDAT_TROP_LONG',
        `Le mandat dure ${enMois(m.debut, m.fin)}, plus que la loi ne permet`,
        `${periode(m)}${confirme(c)}`,
      ),
    ]
  return deDouzeMois(m)
    ? []
    : [
        point(
          'MANDAT_DUREE',
          `Le mandat dure ${enMois(m.debut, m.fin)}`,
          `${periode(m)}${confirme(c)}`,
        ),
      ]
}

const debut = ({ f }: Cas, m: MandatDuDossier): PointAVerifier[] => {
  const attente = daysBetween(f.jour, m.debut)
  if (attente <= 0) return []
  const phrase = `Le mandat commence dans ${compter(attente, 'jour')}`
  return [
    point(
      attente > S.mandatLointain.valeur ? 'MANDAT_LOINTAIN' : 'MANDAT_FUTUR',
      phrase,
      `Il débute le ${formatFrDate(m.debut)}.`,
    ),
  ]
}

const fin = ({ f }: Cas, m: MandatDuDossier): PointAVerifier[] => {
  const reste = daysBetween(f.jour, m.fin)
  if (m.fin <= m.debut) return []
  if (reste < 0)
    return [
      point(
        'MANDAT_TERMINE',
        `Le mandat est terminé depuis ${compter(-reste, 'jour')}`,
        `Il finit le ${formatFrDate(m.fin)}.`,
      ),
    ]
  return reste < S.mandatFinissant.valeur
    ? [
        point(
          'MANDAT_FINISSANT',
          reste === 0
            ? 'Le mandat se termine aujourd’hui'
            : `Le mandat se termine dans ${compter(reste, 'jour')}`,
          `Il finit le ${formatFrDate(m.fin)}.`,
        ),
      ]
    : []
}

const perdu = (c: Cas, autre: MandatDuDossier, debut: IsoDate): string => {
  const r = renouvellementDe(c, autre, debut)
  return r
    ? ` Son mandat à venir, du ${formatFrDate(r.debut)} au ${formatFrDate(r.fin)}, serait retiré avec lui.`
    : ''
}

const chevauche = (c: Cas, m: MandatDuDossier): PointAVerifier[] =>
  enPlace(c)
    .filter((autre) => autre.debut <= m.fin && m.debut <= autre.fin)
    .filter((autre) => !enPlace(c).some((a) => renouvellementDe(c, a, m.debut) === autre))
    .map((autre) =>
      m.debut <= autre.debut
        ? point(
            'MANDAT_ANTERIEUR',
            `Le mandat demandé commence avant celui ${deNom(autre.syndic)}`,
            `${autre.syndic} est en place du ${formatFrDate(autre.debut)} au ${formatFrDate(autre.fin)} : valider retirerait ce mandat.`,
          )
        : point(
            'MANDAT_CHEVAUCHE',
            `Le mandat ${deNom(autre.syndic)} finirait ${compter(daysBetween(m.debut, autre.fin) + 1, 'jour')} plus tôt`,
            `En place jusqu’au ${formatFrDate(autre.fin)} ; le mandat demandé commence le ${formatFrDate(m.debut)}.${perdu(c, autre, m.debut)}`,
          ),
    )

const reglement = ({ d, f }: Cas, m: MandatDuDossier): PointAVerifier[] => {
  const jour = f.contenu?.identification.dateReglementCopropriete ?? d.dateReglement
  return jour !== null && m.debut < jour
    ? [
        point(
          'MANDAT_AVANT_REGLEMENT',
          'Le mandat commence avant le règlement de copropriété',
          `Mandat au ${formatFrDate(m.debut)}, règlement du ${formatFrDate(jour)}.`,
        ),
      ]
    : []
}

const preuveDuMandat = (c: Cas, m: MandatDuDossier): PointAVerifier[] => {
  if (m.documentId === null)
    return [
      point(
        'PREUVE_ABSENTE',
        'Aucun justificatif n’est joint',
        'Rien ne prouve que le déclarant représente cette copropriété.',
      ),
    ]
  if (m.typeJustif === null)
    return [point('PREUVE_INHABITUELLE', 'Le genre du justificatif n’est pas déclaré')]
  const benevole = c.profil !== null && isTeledeclarantBenevole(c.profil)
  const attendus = typesJustificatif(m.adminProvisoire).filter(
    (t) => !benevole || m.adminProvisoire || t === 'PV_AG',
  )
  if (attendus.includes(m.typeJustif)) return []
  const qui = m.adminProvisoire
    ? 'Un administrateur provisoire'
    : benevole
      ? 'Un syndic bénévole'
      : 'Un syndic'
  return [
    point(
      'PREUVE_INHABITUELLE',
      `Justificatif inhabituel : ${LABELS_JUSTIFICATIF_MANDAT[m.typeJustif]}`,
      `${qui} fournit d’ordinaire : ${attendus.map((t) => LABELS_JUSTIFICATIF_MANDAT[t]).join(' ou ')}.`,
    ),
  ]
}

const benevole = (c: Cas): PointAVerifier[] => {
  const lots = c.f.contenu?.identification.nbLots ?? c.f.nbLots
  return c.profil !== null &&
    isTeledeclarantBenevole(c.profil) &&
    lots !== null &&
    lots > S.grandeCopropriete.valeur
    ? [
        point(
          'SYNDIC_NON_PROFESSIONNEL',
          `Un bénévole demande une copropriété de ${compter(lots, 'lot')}`,
        ),
      ]
    : []
}

/** What the mandate asked for, and its proof, leave to be checked. */
export const pointsDuMandat = (c: Cas): PointAVerifier[] => {
  const { mandat: m, x } = c
  if (m === null)
    return x.type === 'RATTACHEMENT' ||
      (x.type === 'IMMATRICULATION' && c.f.contexte?.typeImmat === 'DEFAULT')
      ? [point('MANDAT_INCONNU', 'Les dates du mandat ne sont pas déclarées')]
      : []
  return [
    ...preuveDuMandat(c, m),
    ...debut(c, m),
    ...duree(c, m),
    ...fin(c, m),
    ...chevauche(c, m),
    ...reglement(c, m),
    ...benevole(c),
  ]
}

/** An election before the end of the mandate in place: what its syndic answered, or did not. */
const finAnticipee = ({ x, f }: Cas): PointAVerifier[] => {
  if (x.electionLe === null) return []
  const election = `Élection déclarée au ${formatFrDate(x.electionLe)}.`
  if (x.accordeeLe !== null)
    return [
      point(
        'FIN_ANTICIPEE_ACCORDEE',
        'Le syndic en place accepte la fin anticipée de son mandat',
        election,
      ),
    ]
  if (x.contesteeLe !== null) return []
  return [
    point(
      'FIN_ANTICIPEE',
      x.reponseAvant !== null && f.jour <= x.reponseAvant
        ? `Le syndic en place peut répondre jusqu’au ${formatFrDate(x.reponseAvant)}`
        : 'Le syndic en place n’a pas répondu : son silence ne vaut pas accord',
      `${election} Le procès-verbal doit la prouver.`,
    ),
  ]
}

/** What others say of the same co-ownership at the same time. */
export const pointsDesAutres = (c: Cas): PointAVerifier[] => [...finAnticipee(c), ...desAutres(c)]

const desAutres = ({ d, x }: Cas): PointAVerifier[] => [
  ...(x.contesteeLe === null
    ? []
    : [
        point(
          'CONTESTEE',
          `Demande contestée par le syndic en place, le ${formatFrDate(new Date(x.contesteeLe).toISOString())}`,
          x.contestation,
        ),
      ]),
  ...(x.type === 'RATTACHEMENT' || x.type === 'DISSOLUTION'
    ? autresRattachements(d, x.id).map((autre) => {
        const qui = d.mandats.find((m) => m.id === autre.mandatId)?.syndic ?? ''
        return point(
          'PLUSIEURS_DEMANDES',
          `Une autre demande de rattachement attend${qui === '' ? '' : ` : ${qui}`}`,
          '',
          { demandeId: autre.id },
        )
      })
    : []),
]

/** What a declared dissolution leaves to be checked. */
export const pointsDeLaDissolution = ({ d, x, f }: Cas): PointAVerifier[] => {
  if (x.type !== 'DISSOLUTION' || d.dissolution === null) return []
  const { dateEffet } = d.dissolution
  const { motif = null, autre = '', typeJustif = null, documentId = null } = f.dissolution ?? {}
  const attendus: readonly string[] =
    motif === null ? [] : DISSOLUTION_PAR_MOTIF[motif].justificatifs
  return [
    ...(documentId === null ? [point('PREUVE_ABSENTE', 'Aucun justificatif n’est joint')] : []),
    ...(documentId !== null &&
    typeJustif !== null &&
    motif !== null &&
    !attendus.includes(typeJustif)
      ? [
          point(
            'PREUVE_INHABITUELLE',
            `Justificatif inhabituel pour ce motif : ${LABELS_JUSTIFICATIF_DISSOLUTION[typeJustif]}`,
          ),
        ]
      : []),
    ...(dateEffet > f.jour
      ? [
          point(
            'DISSOLUTION_A_VENIR',
            `La dissolution prend effet dans ${compter(daysBetween(f.jour, dateEffet), 'jour')}`,
            `Le ${formatFrDate(dateEffet)}.`,
          ),
        ]
      : []),
    ...(d.dateReglement !== null && dateEffet < d.dateReglement
      ? [
          point(
            'DISSOLUTION_IMPOSSIBLE',
            'La dissolution serait antérieure au règlement de copropriété',
            `Effet au ${formatFrDate(dateEffet)}, règlement du ${formatFrDate(d.dateReglement)}.`,
          ),
        ]
      : []),
    ...(motif === 'AUTRE'
      ? [point('DISSOLUTION_AUTRE', 'Le motif n’est pas un de ceux de la loi', autre)]
      : []),
  ]
}
