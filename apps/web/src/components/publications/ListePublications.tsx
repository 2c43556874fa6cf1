import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { type Answer, callOf, queryOf, statusOf } from '../../lib/api/index.ts'
import { handleFailure } from '../../lib/api/errors.ts'
import { saveFile } from '../../lib/download.ts'
import { formatJour, formatTaille } from '../../lib/format.ts'
import { notify } from '../../lib/notifications.ts'
import { PasLu } from '../PasLu.tsx'

type Publiee = Answer<'listerNewsletters'>[number]
type Lecture = 'telechargerNewsletter' | 'telechargerFicheMemo'

const ADRESSES: Record<Lecture, string> = {
  telechargerNewsletter: '/api/public/newsletter/telechargerNewsletter',
  telechargerFicheMemo: '/api/public/fichesmemo/telecharger',
}

const telecharger = async (lecture: Lecture, { fileName, titre }: Publiee): Promise<void> => {
  try {
    saveFile(await callOf(lecture, { query: { fileName } }))
  } catch (error) {
    if (statusOf(error) === 404)
      notify('error', `« ${titre} » n’est plus publié`, 'Rechargez la page : la liste a changé.')
    else handleFailure(error)
  }
}

/** Published documents: title, summary, date and size, each one downloaded on a press. */
export const ListePublications = ({
  publications,
  lecture,
  titre: Titre = 'h2',
}: {
  publications: readonly Publiee[]
  lecture: Lecture
  titre?: 'h2' | 'h3'
}) => (
  <ul className="fr-raw-list rc-cartes">
    {publications.map((p) => (
      <li key={p.fileName} className="rc-carte">
        <Titre className="fr-h6 fr-mb-1v">{p.titre}</Titre>
        <p className="fr-text--sm fr-mb-1w">{p.resume}</p>
        <a
          className="fr-link fr-link--download"
          href={`${ADRESSES[lecture]}?fileName=${encodeURIComponent(p.fileName)}`}
          download
          onClick={(event) => {
            event.preventDefault()
            void telecharger(lecture, p)
          }}
        >
          Télécharger<span className="fr-sr-only"> « {p.titre} »</span>
          <span className="fr-link__detail">
            PDF – {formatTaille(p.taille)} – publié le {formatJour(p.publieeLe)}
          </span>
        </a>
      </li>
    ))}
  </ul>
)

/** The published newsletters, with their loading, empty and error states. */
export const Newsletters = ({ vide }: { vide: ReactNode }) => {
  const { data, isError, refetch } = useQuery(queryOf('listerNewsletters')())
  if (isError && data === undefined)
    return <PasLu relire={refetch}>La liste n’a pas pu être lue.</PasLu>
  if (data === undefined) return <p role="status">Lecture…</p>
  return data.length === 0 ? (
    <p>{vide}</p>
  ) : (
    <ListePublications publications={data} lecture="telechargerNewsletter" />
  )
}
