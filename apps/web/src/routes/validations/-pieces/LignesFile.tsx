import { LABELS_SITUATION, parseFrDate } from '@registre/domain'
import { Link } from '@tanstack/react-router'
import { estAujourdhui } from '../../../components/declaration/aujourdhui.ts'
import { LigneChoix, TableChoix } from '../../../components/liste/TableChoix.tsx'
import { aujourdhui, joursOuvresEntre } from '../../../components/validation/echeance.ts'
import { formatHeure, formatInstant, formatJour, formatNumero, VIDE } from '../../../lib/format.ts'
import { groupesDe, type LigneFile } from './groupes.ts'

const Echeance = ({ l: { echeance, situation, suspendueLe, enRetard } }: { l: LigneFile }) => {
  if (situation === 'EN_ATTENTE')
    return (
      <>
        <strong>suspendue</strong>
        <small>depuis le {formatJour(suspendueLe)}</small>
      </>
    )
  if (situation === 'DECIDEE') return VIDE
  const jour = parseFrDate(echeance)
  const [ici, ordre] = [aujourdhui(), jour ?? '']
  const reste = jour === null ? 0 : joursOuvresEntre(enRetard ? ordre : ici, enRetard ? ici : ordre)
  return (
    <>
      <strong className={enRetard ? 'rc-delai--error' : undefined}>
        {enRetard
          ? `${Math.max(1, reste)} j de retard`
          : reste === 0
            ? 'aujourd’hui'
            : `dans ${reste} j`}
      </strong>
      <small>{echeance ?? VIDE}</small>
    </>
  )
}

const Points = ({ l: { pointsForts, pointsAutres } }: { l: LigneFile }) => {
  if (pointsForts === null || pointsAutres === null)
    return <span className="rc-mention">examen en cours</span>
  if (pointsForts + pointsAutres === 0) return <span className="rc-mention">aucun</span>
  return (
    <span className="rc-file__badges">
      {pointsForts > 0 && (
        <span className="rc-badge rc-badge--fort">
          <span className="fr-icon-error-fill fr-icon--sm" aria-hidden="true" /> {pointsForts}{' '}
          {pointsForts === 1 ? 'fort' : 'forts'}
        </span>
      )}
      {pointsAutres > 0 && (
        <span className="rc-badge rc-badge--autre">
          {pointsAutres}{' '}
          {pointsForts === 0 ? 'à vérifier' : pointsAutres === 1 ? 'autre' : 'autres'}
        </span>
      )}
    </span>
  )
}

const depuis = (le: string | null): string => {
  if (!le) return ''
  return estAujourdhui(le) ? ` depuis ${formatHeure(le)}` : ` depuis le ${formatInstant(le)}`
}

const Situation = ({ l }: { l: LigneFile }) => {
  switch (l.situation) {
    case 'REPONSE_RECUE':
      return <span className="rc-badge rc-badge--reponse">{LABELS_SITUATION[l.situation]}</span>
    case 'EN_COURS':
      return (
        <span className="rc-badge rc-badge--tenue">
          <span className="fr-icon-lock-fill fr-icon--sm" aria-hidden="true" /> En cours par{' '}
          {l.verrouParMoi ? 'vous' : l.verrouPar}
          {depuis(l.verrouLe)}
        </span>
      )
    default:
      return LABELS_SITUATION[l.situation]
  }
}

interface Choix {
  choisies: ReadonlySet<number>
  onChoisir: (choisies: ReadonlySet<number>) => void
}

const Ligne = ({ l, choisies, onChoisir }: Choix & { l: LigneFile }) => {
  const numero = l.numeroImmatriculation && formatNumero(l.numeroImmatriculation)
  const nom = l.nomCopropriete || numero || l.reference
  return (
    <LigneChoix id={l.id} nom={nom} choisies={choisies} onChoisir={onChoisir}>
      <td className="rc-file__echeance">
        <Echeance l={l} />
      </td>
      <th scope="row">
        <Link
          to="/validations/$demande"
          params={{ demande: String(l.id) }}
          className="rc-liste__nom"
        >
          {nom}
          {l.nomCopropriete && numero ? `, ${numero}` : ''}
        </Link>
        <small>
          {l.reference}
          {l.adressePrincipale && ` · ${l.adressePrincipale}`}
        </small>
      </th>
      <td className="rc-file__mot">{l.libelleType}</td>
      <td className="rc-file__demandeur">{l.demandeur || VIDE}</td>
      <td>
        <Points l={l} />
      </td>
      <td className="rc-file__mot">
        <Situation l={l} />
      </td>
      <td className="rc-file__assignee">{l.assigneeAMoi ? 'Vous' : l.assigneeA || VIDE}</td>
    </LigneChoix>
  )
}

/**
 * The requests of a page, grouped by when they are due; on a telephone, a card each. `partielle`:
 * other pages hold more.
 */
export const LignesFile = ({
  lignes,
  choisies,
  onChoisir,
  partielle,
  vide,
}: Choix & { lignes: readonly LigneFile[]; partielle: boolean; vide: string }) => {
  if (lignes.length === 0) return <p className="rc-liste__vide">{vide}</p>
  return (
    <TableChoix
      legende="Demandes, par échéance"
      ids={lignes.map(({ id }) => id)}
      choisies={choisies}
      onChoisir={onChoisir}
      entetes={
        <>
          <th scope="col">Échéance</th>
          <th scope="col">Copropriété</th>
          <th scope="col">Type</th>
          <th scope="col">Déclarant</th>
          <th scope="col">Points à vérifier</th>
          <th scope="col">État</th>
          <th scope="col">Affectée à</th>
        </>
      }
    >
      {groupesDe(lignes, aujourdhui()).map(({ titre, retard, membres }) => (
        <tbody key={titre}>
          <tr className="rc-liste__groupe">
            <td colSpan={8}>
              <h2 className={retard ? 'rc-delai--error' : undefined}>
                {titre} · {membres.length}
                {partielle && ' sur cette page'}
              </h2>
            </td>
          </tr>
          {membres.map((l) => (
            <Ligne key={l.id} l={l} choisies={choisies} onChoisir={onChoisir} />
          ))}
        </tbody>
      ))}
    </TableChoix>
  )
}
