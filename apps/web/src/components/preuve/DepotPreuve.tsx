import { phrasesRetraits } from '@registre/domain'
import { Button, FileDrop, type FileDropProps } from '@registre/ui'
import { piece } from '../../lib/piece.tsx'
import { useStill } from '../../lib/pressed.ts'
import type { Examen, Refuse } from './examiner.ts'
import { useDepot } from './use-depot.ts'
import './depot.css'

// What puts pictures together (pdf-lib) and what shows a document (pdf.js) come when they serve.
const Assemblage = piece(async () => (await import('./Assemblage.tsx')).Assemblage)
const ApercuPreuve = piece(
  async () => (await import('./ApercuPreuve.tsx')).ApercuPreuve,
  'Ouverture de l’aperçu…',
)

const HINT =
  'Un PDF de moins de 5 Mo, ou des photographies du document (JPEG, PNG, HEIC), une par page. Vous pouvez aussi les déposer dans ce cadre.'

/** What is given is told apart once it is chosen: nothing is refused by its name alone. */
const TOUT = { accept: 'application/pdf,.pdf,image/*,.heic,.heif', check: () => null }

/** What the register keeps of the chosen file, and the way to see it. */
const Resultat = ({ examen, onVoir }: { examen: Examen; onVoir: () => void }) => {
  const phrases = phrasesRetraits(examen.retires)
  return (
    <div className="rc-depot__resultat">
      <p className="fr-mb-1w" role="status">
        {examen.pages > 1 ? `${examen.pages} pages lues.` : '1 page lue.'}
        {phrases.length > 0 && ` ${phrases.join(', ')}.`}
      </p>
      <Button kind="secondary" small onClick={onVoir}>
        Voir le document tel que le registre le gardera
      </Button>
    </div>
  )
}

/** A PDF that the register does not take, and what this browser can do of it. */
const ADessiner = ({
  refuse: { file },
  onDessiner,
}: {
  refuse: Refuse
  onDessiner: (file: File) => void
}) => (
  <div className="rc-depot__resultat">
    <p className="fr-mb-1w">
      Ce navigateur peut dessiner les pages de ce fichier : vous regardez chacune, puis leurs images
      sont envoyées à la place.
    </p>
    <Button kind="secondary" small onClick={() => onDessiner(file)}>
      Dessiner les pages et les envoyer
    </Button>
  </div>
)

/**
 * A proof: a PDF, or pictures that become one, each page looked at before it is sent. The register
 * says beforehand what it keeps of it, and shows it. A scan that is too heavy, or a PDF that the
 * register cannot read, is drawn page by page.
 */
export const DepotPreuve = ({
  onFile,
  onRefused,
  onRemove,
  hint,
  progress = null,
  ...props
}: Omit<FileDropProps, 'kind' | 'onFiles'>) => {
  const depot = useDepot({ onFile, onRefused })
  // A reading that ends while the form's button is pressed would move it from under the pointer.
  const { attente, examen, refuse, ouvert, montre } = useStill({ ...depot, montre: props })
  const retirer = (): void => {
    depot.oublier()
    onRemove?.()
  }
  return (
    <>
      <FileDrop
        {...montre}
        hint={hint ?? HINT}
        kind={TOUT}
        progress={attente === null ? progress : 'unknown'}
        {...(attente === null ? {} : { waiting: attente })}
        onFile={(file) => depot.choisir([file])}
        onFiles={depot.choisir}
        onRefused={onRefused}
        {...(onRemove ? { onRemove: retirer } : {})}
      />
      {refuse?.dessinable && attente === null && (
        <ADessiner refuse={refuse} onDessiner={depot.dessiner} />
      )}
      {examen && montre.current !== undefined && attente === null && (
        <Resultat examen={examen} onVoir={depot.montrer} />
      )}
      {examen && depot.vu && <ApercuPreuve examen={examen} onFermer={depot.cacher} />}
      {ouvert && (
        <Assemblage
          depart={ouvert.pages}
          nom={ouvert.nom}
          perdu={ouvert.perdu}
          onFermer={depot.fermer}
          onFichier={(file) => depot.choisir([file])}
        />
      )}
    </>
  )
}
