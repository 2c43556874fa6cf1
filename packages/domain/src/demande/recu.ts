import { formatFrDate, type IsoDate } from '../kernel/dates.ts'
import { limiteDesPrecisions, quandDecider } from './demande.echeance.ts'
import type { EtatMandat } from '../mandat/mandat.machine.ts'
import { LABELS_ETAT_MANDAT } from '../mandat/mandat.labels.ts'
import type { EtatDemande, TypeDemande } from './demande.enums.ts'

// What a declarant reads of what it has sent: its reference, its steps, what follows.

/** What can be followed: a request to the keepers, an update that was filed, a renewed mandate. */
const GENRES_RECU = ['R', 'M', 'N'] as const
export type GenreRecu = (typeof GENRES_RECU)[number]

/** The reference that a person quotes: « R-2026-118402 ». Takes the day of the filing. */
export const ecrireReferenceRecu = (genre: GenreRecu, id: number, deposeLe: IsoDate): string =>
  `${genre}-${deposeLe.slice(0, 4)}-${id}`

/** Reads a reference; null for anything else. */
export const lireReferenceRecu = (texte: string): { genre: GenreRecu; id: number } | null => {
  const lue = /^([A-Z])-\d{4}-([1-9]\d{0,8})$/.exec(texte.trim().toUpperCase())
  const genre = GENRES_RECU.find((g) => g === lue?.[1])
  return genre ? { genre, id: Number(lue?.[2]) } : null
}

/** The request that a text cites by its reference; null for anything else. */
export const demandeCitee = (texte: string): number | null => {
  const lue = lireReferenceRecu(texte)
  return lue?.genre === 'R' ? lue.id : null
}

/** What a request is called by who sent it. */
export const LABELS_RECU: Record<TypeDemande, string> = {
  IMMATRICULATION: 'Demande d’immatriculation',
  RATTACHEMENT: 'Demande de rattachement',
  DISSOLUTION: 'Déclaration de dissolution',
  DOUBLON_NOTAIRE: 'Immatriculation par un notaire, à comparer',
}

export interface EtapeRecu {
  titre: string
  quand: string
  /** Passed, where the request stands, or to come. */
  place: 'passee' | 'presente' | 'a-venir'
}

export interface FaitsRecu {
  type: TypeDemande
  etat: EtatDemande
  deposeeLe: IsoDate
  echeance: IsoDate
  /** Day of the keeper's question, of a request that awaits its declarant. */
  suspendueLe: IsoDate | null
  decideeLe: IsoDate | null
  /** The day when it is read. */
  jour: IsoDate
}

const DECISIONS: Partial<Record<EtatDemande, string>> = {
  VALIDEE: 'Validée',
  REFUSEE: 'Refusée',
  ANNULEE: 'Retirée',
}

/** The three steps of a request: sent, examined, decided. */
export const etapesRecu = (f: FaitsRecu): EtapeRecu[] => {
  const deposee: EtapeRecu = {
    titre: 'Déposée',
    quand: `le ${formatFrDate(f.deposeeLe)}`,
    place: 'passee',
  }
  const decision = DECISIONS[f.etat]
  if (decision !== undefined)
    return [
      deposee,
      { titre: 'Examinée par un teneur', quand: '', place: 'passee' },
      {
        titre: decision,
        quand: f.decideeLe === null ? '' : `le ${formatFrDate(f.decideeLe)}`,
        place: 'passee',
      },
    ]
  const examen: EtapeRecu =
    f.etat === 'PRECISIONS'
      ? {
          titre: 'Votre réponse est attendue',
          quand:
            f.suspendueLe === null
              ? ''
              : `avant le ${formatFrDate(limiteDesPrecisions(f.suspendueLe))}`,
          place: 'presente',
        }
      : {
          titre: f.etat === 'EN_COURS' ? 'Un teneur l’examine' : 'Examen par un teneur',
          quand: f.etat === 'EN_COURS' ? 'en ce moment' : 'en attente',
          place: 'presente',
        }
  return [
    deposee,
    examen,
    {
      titre: 'Décision',
      quand:
        f.etat === 'PRECISIONS'
          ? 'le délai reprend après votre réponse'
          : quandDecider(f.echeance, f.jour),
      place: 'a-venir',
    },
  ]
}

/** What a renewal is called by who declared it. */
export const LABEL_RECU_RENOUVELLEMENT = 'Déclaration de renouvellement du mandat'

export interface FaitsRenouvellement {
  etat: EtatMandat
  declareLe: IsoDate
  debut: IsoDate
  fin: IsoDate
}

/** The steps of a renewed mandate: declared, begun, ended; or declared, then removed. */
export const etapesRenouvellement = (f: FaitsRenouvellement): EtapeRecu[] => {
  const declare: EtapeRecu = {
    titre: 'Déclaré',
    quand: `le ${formatFrDate(f.declareLe)}`,
    place: 'passee',
  }
  if (f.etat === 'RETIRE')
    return [declare, { titre: LABELS_ETAT_MANDAT.RETIRE, quand: '', place: 'passee' }]
  const bout = (titre: string, jour: IsoDate, aVenir: boolean): EtapeRecu => ({
    titre,
    quand: `le ${formatFrDate(jour)}`,
    place: aVenir ? 'a-venir' : 'passee',
  })
  return [
    declare,
    bout('Début du nouveau mandat', f.debut, f.etat === 'A_VENIR'),
    bout('Fin du nouveau mandat', f.fin, f.etat === 'A_VENIR' || f.etat === 'EN_COURS'),
  ]
}

/** What follows a renewal. */
export const suiteDuRenouvellement = ({ etat, debut, fin }: FaitsRenouvellement): string[] =>
  etat === 'A_VENIR'
    ? [
        `Vous n’avez rien à faire : le mandat actuel va à son terme, et le nouveau court du ${formatFrDate(debut)} au ${formatFrDate(fin)}.`,
      ]
    : etat === 'EN_COURS'
      ? [
          `Vous n’avez rien à faire : le nouveau mandat court du ${formatFrDate(debut)} au ${formatFrDate(fin)}.`,
        ]
      : []

/** Who decides, in a sentence. */
export const QUI_DECIDE = 'Un teneur du registre national des copropriétés'

const PENDANT: Record<TypeDemande, readonly string[]> = {
  IMMATRICULATION: [
    'Vous n’avez rien à faire : le numéro d’immatriculation et l’attestation vous sont annoncés par courriel dès la validation.',
    'Pendant l’examen, la demande ne peut plus être modifiée. S’il manque quelque chose, un teneur vous écrit et le délai s’arrête jusqu’à votre réponse.',
  ],
  RATTACHEMENT: [
    'Vous n’avez rien à faire : la date officielle de début de votre mandat vous est annoncée par courriel.',
    'Vous pouvez retirer la demande tant qu’un teneur ne l’a pas ouverte. Le syndic en place, s’il y en a un, en est informé et peut la contester.',
  ],
  DISSOLUTION: [
    'La copropriété reste immatriculée, et ses données consultables, jusqu’à la décision.',
    'Vous pouvez annuler la déclaration depuis la fiche tant qu’elle n’est pas décidée.',
  ],
  DOUBLON_NOTAIRE: [
    'Une copropriété très proche existe déjà : un teneur les compare sous un jour ouvré et vous répond par courriel.',
  ],
}

/** What can be done while a request of this kind waits. */
export const pendantLExamen = (type: TypeDemande): readonly string[] => PENDANT[type]
