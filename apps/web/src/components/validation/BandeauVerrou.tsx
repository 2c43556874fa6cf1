import type { ReactNode } from 'react'
import { formatHeure, formatInstant } from '../../lib/format.ts'
import { estAujourdhui } from '../declaration/aujourdhui.ts'
import type { InfosValidation } from './types.ts'
import type { EtatVerrou } from './verrou.ts'

interface Message {
  ton: 'info' | 'warning' | 'success' | 'error'
  titre: string
  texte: string
}

const quand = (le: string): string =>
  estAujourdhui(le) ? formatHeure(le) : `le ${formatInstant(le)}`

const libre = ({
  etat,
  libelleEtat,
  decideeLe,
  decideePar,
}: InfosValidation['demande']): Message => {
  if (etat === 'PRECISIONS')
    return {
      ton: 'warning',
      titre: 'Précisions attendues',
      texte: 'La demande reviendra dans la file avec la réponse du déclarant.',
    }
  if (etat === 'A_VALIDER' || etat === 'EN_COURS')
    return {
      ton: 'info',
      titre: 'Demande disponible',
      texte: 'Vous la lisez sans la réserver. Traitez-la pour décider.',
    }
  return {
    ton: etat === 'VALIDEE' ? 'success' : 'info',
    titre: `Demande ${libelleEtat.toLowerCase()}`,
    texte: decideeLe
      ? `La décision a été prise le ${formatInstant(decideeLe)}, par ${decideePar || 'le registre lui-même'}.`
      : 'Elle est close.',
  }
}

/** The state of the lock in words. */
const messageVerrou = (verrou: EtatVerrou, demande: InfosValidation['demande']): Message => {
  switch (verrou.phase) {
    case 'libre':
      return libre(demande)
    case 'autre':
      return {
        ton: 'warning',
        titre: verrou.perdu
          ? `Demande reprise par ${verrou.par}`
          : `Demande en cours de traitement par ${verrou.par}`,
        texte: `${verrou.le ? `Depuis ${quand(verrou.le)}. ` : ''}Vous pouvez la lire, pas la décider.`,
      }
    case 'perdu':
      return {
        ton: 'error',
        titre: 'Vous ne détenez plus cette demande',
        texte:
          'Votre réservation a pris fin. Reprenez la demande et relisez-la avant de décider : ce que vous avez saisi est conservé.',
      }
    case 'mien':
      return verrou.menace && verrou.fin !== null
        ? {
            ton: 'warning',
            titre: 'Votre réservation va prendre fin',
            texte: `Le registre n’a pas confirmé sa prolongation : elle prend fin à ${formatHeure(new Date(verrou.fin))}.`,
          }
        : {
            ton: 'success',
            titre: 'Vous traitez cette demande',
            texte:
              'Elle vous est réservée tant que vous travaillez sur cette page. Les autres teneurs la lisent sans pouvoir décider.',
          }
  }
}

/** Who holds the request, and what can be done about it. The region announces each change once. */
export const BandeauVerrou = ({
  verrou,
  demande,
  children,
}: {
  verrou: EtatVerrou
  demande: InfosValidation['demande']
  children: ReactNode
}) => {
  const { ton, titre, texte } = messageVerrou(verrou, demande)
  if (verrou.phase === 'mien' && !verrou.menace)
    return (
      <div className="rc-reserve">
        {/* A title on the region would be its name, read in place of what it says. */}
        <p role="status">
          <span title={texte}>
            <span className="fr-icon-lock-fill fr-icon--sm" aria-hidden="true" /> {titre}
            {verrou.fin !== null && `, réservée jusqu’à ${formatHeure(new Date(verrou.fin))}`}
          </span>
        </p>
        {children}
      </div>
    )
  return (
    <div className={`fr-alert fr-alert--${ton} rc-bandeau fr-my-2w`}>
      <div role="status">
        <p className="fr-alert__title">{titre}</p>
        <p>{texte}</p>
      </div>
      <div className="rc-actions">{children}</div>
    </div>
  )
}
