import { parEtablissement } from './dossier.ts'
import { machineCopropriete } from '../copropriete/copropriete.machine.ts'
import { LABELS_ETAT_COPROPRIETE } from '../copropriete/copropriete.labels.ts'
import type { CasCopropriete } from '../copropriete/copropriete.etats.ts'
import type { TypeDemande } from '../demande/demande.enums.ts'
import { formatFrDate } from '../kernel/dates.ts'
import { RegisterError } from '../kernel/errors.ts'
import { can } from '../kernel/machine.ts'
import { sortDuMandat } from '../rattachement/rattachement.sort.ts'
import { attendLePredecesseur } from './accorder-fin-anticipee.ts'
import { puisAvancer } from './avancer.ts'
import {
  type Acte,
  type Annexe,
  type Changement,
  courrielDossier,
  type Envoi,
  type FaitsActeur,
  interdit,
  type Mouvement,
  NOUVEAU,
  type PoseCopropriete,
} from './changement.ts'
import { destinatairesDissolution, effetsDissolution } from './effets-dissolution.ts'
import {
  demandeDuDossier,
  type DemandeDuDossier,
  type Dossier,
  mandatsOccupants,
  objetsDe,
  reperesDe,
} from './dossier.ts'
import { EVENEMENTS_PAR_TYPE } from './evenements-par-type.ts'
import { exigerTenue, SANS_VERROU } from './verrou.ts'
import { oublierEtatsPrecedents } from './fin-sans-effet.ts'

/**
 * What a keeper's validation knows: the number that a registration takes, null for none; whether the
 * proof still waits for the scanner.
 */
export type FaitsValidation = FaitsActeur & { numero: string | null; preuveEnAttente?: boolean }

const PREUVE_EN_ATTENTE =
  'L’antivirus n’a pas encore pu analyser le justificatif de cette demande : elle se valide dès qu’il l’aura fait. Il est interrogé de nouveau chaque minute.'

interface Effets {
  /** Tells apart the rows of the machine that share the event. */
  cas: CasCopropriete
  mouvements: Mouvement[]
  pose: PoseCopropriete
  envois: Envoi[]
  avant?: Acte[]
  annexes?: Annexe[]
}
type Effet = (d: Dossier, x: DemandeDuDossier, faits: FaitsValidation) => Effets

/** A registration without its number yet takes one as it is validated. */
export const attendUnNumero = (d: Dossier, demandeId: number): boolean => {
  const { type } = demandeDuDossier(d, demandeId)
  return d.numero === null && (type === 'IMMATRICULATION' || type === 'DOUBLON_NOTAIRE')
}

/** The declaration as registered is frozen; its copy becomes the working one. */
export const figer = (declarationId: number): Mouvement[] => [
  { quoi: 'declaration', id: declarationId, evenement: 'valider' },
  {
    quoi: 'declaration',
    id: NOUVEAU.declaration,
    evenement: 'creer-copie-courante',
    copieDe: declarationId,
  },
]

const immatriculer: Effet = (d, x, { jour, numero: prochain }) => {
  const { mandat, declaration } = objetsDe(d, x)
  if (declaration?.etat !== 'A_VALIDER') return interdit()
  const numero = d.numero ?? prochain ?? ''
  const commun = {
    mouvements: figer(declaration.id),
    pose: { numero, dateImmatriculation: jour },
  }
  const base = { ...reperesDe(d), numero }
  if (!mandat)
    return {
      ...commun,
      cas: 'sans-mandat',
      envois: [{ document: 'attestation' }, ...courrielDossier(x, 'immatriculation-notaire', base)],
    }
  return {
    ...commun,
    cas: mandat.debut > jour ? 'mandat-futur' : 'mandat-commence',
    pose: { ...commun.pose, syndicId: x.teledeclarantId, finMandat: mandat.fin },
    envois: [
      { document: 'attestation' },
      ...courrielDossier(x, 'immatriculation-validee', {
        ...base,
        dateDebutMandat: formatFrDate(mandat.debut),
        dateFinMandat: formatFrDate(mandat.fin),
      }),
    ],
  }
}

/**
 * An attachment: each mandate in place ends the day before the new one begins, where it ended
 * later, one that the calendar archived while the request waited included; both syndics are told
 * the official dates.
 */
const rattacher: Effet = (d, x, { jour }) => {
  const { mandat } = objetsDe(d, x)
  if (!mandat) return interdit()
  if (!can(machineCopropriete, d.etat, 'valider-rattachement'))
    interdit(
      `La copropriété est à l’état « ${LABELS_ETAT_COPROPRIETE[d.etat]} » : le rattachement ne peut pas être validé avant que ce dossier soit décidé.`,
    )
  if (attendLePredecesseur(x, jour))
    interdit(
      `Le syndic en place peut répondre jusqu’au ${formatFrDate(x.reponseAvant)} : son mandat ne peut pas prendre fin avant sa réponse ou cette date.`,
    )
  if (mandat.fin < jour)
    interdit(
      `Le mandat demandé s’est terminé le ${formatFrDate(mandat.fin)} : demandez au syndic d’en corriger les dates, ou refusez la demande.`,
    )
  const sorts = mandatsOccupants(d).flatMap((m) => {
    const periode = { etat: m.etat, dateDebut: m.debut, dateFin: m.fin }
    const sort = sortDuMandat(periode, mandat.debut, jour)
    const reste = sort.evenement === null || sort.evenement === 'modifier-dates'
    if (m.etat === 'ARCHIVE' && sort.evenement === null) return []
    return [{ m, ...sort, restant: reste && m.etat !== 'EXPIRE' && m.etat !== 'ARCHIVE' }]
  })
  const dates = {
    dateDebutMandat: formatFrDate(mandat.debut),
    dateFinMandat: formatFrDate(mandat.fin),
  }
  const perdants = sorts.filter(({ m }) => m.teledeclarantId !== x.teledeclarantId)
  // One mail to each, whatever it had: the end of what ran, and what will not begin.
  const fins = parEtablissement(perdants.map(({ m }) => m)).flatMap((a) => {
    const siens = perdants.filter(({ m }) => m.teledeclarantId === a.teledeclarantId)
    const finit = siens.find((s) => s.evenement !== 'retirer')
    return courrielDossier(a, 'rattachement-fin-mandat', {
      ...reperesDe(d),
      dateFinMandat: finit ? formatFrDate(finit.dateFin) : '',
      aVenirRetire: siens.some((s) => s.evenement === 'retirer'),
      dateDebutMandat: dates.dateDebutMandat,
      nouveauSyndic: mandat.syndic,
    })
  })
  const restant = sorts.find((s) => s.restant)
  return {
    cas: mandat.debut > jour ? 'mandat-futur' : 'mandat-commence',
    mouvements: sorts.flatMap(({ m, evenement, dateFin }) =>
      evenement === null
        ? []
        : [{ quoi: 'mandat', id: m.id, evenement, pose: { fin: dateFin } } as const],
    ),
    // What runs, or begins before, stays the one that counts until its term.
    pose: restant
      ? { finMandat: restant.dateFin }
      : { syndicId: x.teledeclarantId, finMandat: mandat.fin },
    envois: [...courrielDossier(x, 'rattachement-valide', { ...reperesDe(d), ...dates }), ...fins],
    annexes: [{ annexe: 'succession', rattacheId: x.teledeclarantId }],
  }
}

/** Effective day to come: dissolution in progress; reached: dissolved. */
const dissoudre: Effet = (d, x, faits) => {
  const { dissolution } = d
  if (dissolution?.statut !== 'A_VALIDER') return interdit()
  const { id, dateEffet } = dissolution
  const validee: Mouvement = { quoi: 'dissolution', id, pose: { statut: 'VALIDEE', dateEffet } }
  const aVenir = dateEffet > faits.jour
  const donnees = { ...reperesDe(d), dateEffet: formatFrDate(dateEffet), aVenir }
  const envois = destinatairesDissolution(d, x).flatMap((a) =>
    courrielDossier(a, 'dissolution-validee', donnees),
  )
  if (aVenir) return { cas: 'effet-futur', mouvements: [validee], pose: {}, envois }
  const { avant, mouvements, pose } = effetsDissolution(d, dateEffet, faits)
  return {
    cas: 'effet-atteint',
    avant: avant.actes,
    mouvements: [validee, ...mouvements],
    pose,
    envois: [...avant.envois, ...envois, { document: 'attestation-dissolution' }],
  }
}

/** What a validation does besides the state, by kind of request. */
const EFFETS: Record<TypeDemande, Effet> = {
  IMMATRICULATION: immatriculer,
  DOUBLON_NOTAIRE: immatriculer,
  RATTACHEMENT: rattacher,
  DISSOLUTION: dissoudre,
}
const DECISION = {
  IMMATRICULATION: 'valider',
  DOUBLON_NOTAIRE: 'valider',
  RATTACHEMENT: 'valider-rattachement',
  DISSOLUTION: 'valider-dissolution',
} as const

/**
 * A keeper validates a held request; `motif`: why, where nothing proves it. A null version: as it
 * stands, for a decision that shows none.
 * Throws `introuvable`, `deja-decide`, `verrou-pris`, `verrou-perdu`, `acces-non-autorise`,
 * `version-perimee`, `transition-interdite`.
 */
export const valider = (
  d: Dossier,
  {
    demandeId,
    version,
    motif,
  }: { demandeId: number; version: number | null; motif?: string | undefined },
  faits: FaitsValidation,
): Changement => {
  const x = demandeDuDossier(d, demandeId)
  exigerTenue(d, x, DECISION[x.type], faits)
  if (version !== null && x.version !== version)
    throw new RegisterError('version-perimee', { infos: { version: x.version } })
  if (faits.preuveEnAttente) interdit(PREUVE_EN_ATTENTE, { etat: d.etat })
  const { cas, mouvements, pose, envois, avant = [], annexes = [] } = EFFETS[x.type](d, x, faits)
  const { valider: evenement } = EVENEMENTS_PAR_TYPE[x.type]
  const { mandat } = objetsDe(d, x)
  const change: Changement = {
    actes: [
      ...avant,
      {
        categorie: 'VALIDATION',
        type: evenement,
        demandeId,
        mandatId: x.mandatId,
        declarationId: x.declarationId,
        teledeclarantId: x.teledeclarantId,
        ...(motif === undefined ? {} : { motif }),
        donnees: { numero: pose.numero ?? d.numero },
        mouvements: [
          ...mouvements,
          {
            quoi: 'demande',
            id: demandeId,
            pose: {
              etat: 'VALIDEE',
              ...SANS_VERROU,
              decideeLe: faits.maintenant,
              decideeParId: faits.acteur.utilisateurId,
            },
          },
          ...(mandat && (cas === 'mandat-commence' || cas === 'mandat-futur')
            ? [{ quoi: 'mandat', id: mandat.id, evenement: 'valider', cas } as const]
            : []),
          { quoi: 'copropriete', evenement, cas, precedent: x.etatPrecedent, pose },
          ...(x.type === 'RATTACHEMENT' ? oublierEtatsPrecedents(d, x) : []),
        ],
      },
    ],
    envois,
    annexes,
  }
  // A mandate that ended while its registration was examined is over at once: nobody waits for the
  // night.
  return mandat ? puisAvancer(d, change, faits.jour) : change
}
