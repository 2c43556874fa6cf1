import { Button } from '@registre/ui'
import { PHRASES_ETAT_DOCUMENT, phrasesRetraits, type Retire } from '@registre/domain'
import { piece } from '../../../lib/piece.tsx'
import { ancreDe } from '../ancres.ts'
import { LienDocument, telecharger } from '../LienDocument.tsx'
import type { Lecture } from './use-lecture.ts'
import './preuve.css'

const Lecteur = piece(
  async () => (await import('../../preuve/LecteurPreuve.tsx')).LecteurPreuve,
  'Ouverture de la preuve…',
)

/** What the register left out of what came: a keeper decides on the rest, and knows it. */
const Retraits = ({ retires }: { retires: readonly Retire[] }) => {
  const autres = phrasesRetraits(retires.filter((r) => r.quoi !== 'SIGNATURE'))
  return (
    <p className="rc-volet__retraits">
      {autres.length > 0 && `À la réception : ${autres.join(', ')}. `}
      {retires.some((r) => r.quoi === 'SIGNATURE') &&
        'Signature électronique présente dans l’original, non vérifiée.'}
    </p>
  )
}

/** The proof beside what it must prove; the other documents of the dossier on their own tabs. */
export const VoletPreuve = ({
  lecture: { pieces, choisie, choisir, etat, page, setPage, places, reessayer },
}: {
  lecture: Lecture
}) => (
  <section className="rc-volet" id={ancreDe('preuve')} tabIndex={-1} aria-label="Preuve">
    {pieces.length > 1 && (
      <div className="rc-volet__pieces" role="group" aria-label="Pièces du dossier">
        {pieces.map(({ id, libelle }) => (
          <button
            key={id}
            type="button"
            className="rc-volet__piece"
            aria-pressed={id === choisie?.id}
            onClick={() => choisir(id)}
          >
            {libelle}
          </button>
        ))}
      </div>
    )}
    {choisie && choisie.etatFichier !== 'PRET' && (
      <p className="rc-volet__vide">
        « {choisie.nom} » {PHRASES_ETAT_DOCUMENT[choisie.etatFichier]}
        {choisie.etatFichier === 'IMPOSSIBLE' && ' Une demande de précisions le permet.'}
      </p>
    )}
    {etat.phase === 'aucune' && !choisie && (
      <p className="rc-volet__vide">
        <span className="fr-icon-error-fill" aria-hidden="true" /> Aucune pièce n’est jointe à cette
        demande : rien ne prouve ce qu’elle déclare.
      </p>
    )}
    {etat.phase === 'attente' && choisie?.etatFichier === 'PRET' && (
      <p className="rc-volet__vide" role="status" aria-busy="true">
        Ouverture de la preuve…
      </p>
    )}
    {etat.phase === 'panne' && choisie?.etatFichier === 'PRET' && (
      <div className="rc-volet__vide">
        <p role="alert">La pièce n’a pas pu être affichée ici.</p>
        <div className="rc-actions">
          <Button kind="secondary" small onClick={reessayer}>
            Réessayer
          </Button>
          <LienDocument document={choisie} />
        </div>
      </div>
    )}
    {etat.phase === 'lue' && choisie && choisie.retires.length > 0 && (
      <Retraits retires={choisie.retires} />
    )}
    {etat.phase === 'lue' && choisie && (
      <Lecteur
        preuve={etat.preuve}
        page={page}
        onPage={setPage}
        places={places}
        telecharger={() => void telecharger(choisie.id, choisie.nom)}
      />
    )}
  </section>
)
