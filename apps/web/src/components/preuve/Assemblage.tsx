import { Button, Dialog, FieldCheckbox, focusField, TAILLE_MAX_FICHIER } from '@registre/ui'
import { useEffect, useRef, useState } from 'react'
import { assembler } from './assembler.ts'
import { dessiner, lireImage } from './images.ts'
import { deplacer, estTropPetite, type PageImage, PAGES_MAX, tropDePages } from './pages.ts'
import './preuve.css'

const COTE_APERCU = 1200

/** A page as it will be sent, the way it is turned. */
const Apercu = ({ page, rang }: { page: PageImage; rang: number }) => {
  const cadre = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let actuel = true
    void createImageBitmap(page.image).then((image) => {
      const toile = dessiner(image, COTE_APERCU, page.tours)
      image.close()
      if (actuel) cadre.current?.replaceChildren(toile)
    })
    return () => {
      actuel = false
    }
  }, [page.image, page.tours])
  return (
    <div
      className="rc-assemblage__apercu"
      ref={cadre}
      role="img"
      aria-label={`Page ${rang + 1}, telle qu’elle sera envoyée`}
    />
  )
}

/** The pages as they are ordered, turned and approved, until they are one file. */
const usePages = (depart: readonly PageImage[], nom: string, onFichier: (file: File) => void) => {
  const [pages, setPages] = useState(depart)
  const [tente, setTente] = useState(false)
  const [occupe, setOccupe] = useState(false)
  const [message, setMessage] = useState('')
  const changer = (rang: number, partiel: Partial<PageImage>): void =>
    setPages((liste) => liste.map((page, i) => (i === rang ? { ...page, ...partiel } : page)))
  const ajouter = async (files: readonly File[]): Promise<void> => {
    const trop = tropDePages(pages.length + files.length)
    setMessage(trop ?? '')
    if (trop !== null) return
    for (const file of files) {
      const page = await lireImage(file)
      if (page) setPages((liste) => [...liste, page])
      else setMessage(`L’image « ${file.name} » n’a pas pu être lue par ce navigateur.`)
    }
  }
  const retirer = (rang: number): void => {
    const reste = pages.filter((_, i) => i !== rang)
    setPages(reste)
    // What was pressed goes with its page: the focus goes to the next one, or to what adds one.
    const suivante = reste[rang] ?? reste.at(-1)
    if (suivante) focusField(`page.${suivante.cle}`)
    else document.getElementById('ajouter-pages')?.focus()
  }
  const utiliser = async (): Promise<void> => {
    setTente(true)
    setMessage('')
    const aRegarder = pages.find((page) => !page.approuvee)
    if (aRegarder) focusField(`page.${aRegarder.cle}`)
    if (pages.length === 0) setMessage('Ajoutez au moins une page.')
    if (occupe || pages.length === 0 || aRegarder) return
    setOccupe(true)
    try {
      const file = await assembler(pages, nom)
      if (file.size < TAILLE_MAX_FICHIER) onFichier(file)
      else setMessage('Ces pages dépassent 5 Mo ensemble, même réduites : retirez-en une.')
    } finally {
      setOccupe(false)
    }
  }
  const bouger = (rang: number, pas: 1 | -1): void => setPages(deplacer(pages, rang, pas))
  const restent = tente ? pages.filter((page) => !page.approuvee).length : 0
  const reste = restent > 1 ? `${restent} pages restent à regarder.` : 'Une page reste à regarder.'
  const fautes = [restent > 0 ? reste : '', message].filter((faute) => faute !== '')
  return { pages, tente, occupe, fautes, changer, bouger, ajouter, retirer, utiliser }
}

/** A page: what it looks like, what may be done with it, and whether it was looked at. */
const PageMontree = ({
  page,
  rang,
  sur,
  tente,
  changer,
  bouger,
  retirer,
}: Pick<ReturnType<typeof usePages>, 'tente' | 'changer' | 'bouger' | 'retirer'> & {
  page: PageImage
  rang: number
  sur: number
}) => (
  <li className="rc-assemblage__page">
    <Apercu page={page} rang={rang} />
    <div>
      <h3 className="fr-h6 fr-mb-1w">
        Page {rang + 1} sur {sur}
      </h3>
      {estTropPetite(page) && (
        <p className="fr-message fr-message--warning fr-mb-1w">
          Cette image est petite : son texte risque d’être illisible. Reprenez-la de plus près si
          vous le pouvez.
        </p>
      )}
      <ul className="fr-raw-list rc-actions fr-mb-1w">
        {(
          [
            ['Tourner', () => changer(rang, { tours: (page.tours + 1) % 4, approuvee: false })],
            ['Monter', () => bouger(rang, -1)],
            ['Descendre', () => bouger(rang, 1)],
            ['Retirer', () => retirer(rang)],
          ] as const
        ).map(([verbe, acte]) => (
          <li key={verbe}>
            <Button
              kind="tertiary"
              small
              data-repetable
              // A page that reaches an end keeps the focus: its button stays, and does nothing.
              aria-disabled={
                (verbe === 'Monter' && rang === 0) || (verbe === 'Descendre' && rang === sur - 1)
              }
              onClick={acte}
            >
              {verbe}
              <span className="fr-sr-only"> la page {rang + 1}</span>
            </Button>
          </li>
        ))}
      </ul>
      <FieldCheckbox
        name={`page.${page.cle}`}
        label={`J’ai regardé la page ${rang + 1} : elle est à l’endroit et se lit.`}
        error={tente && !page.approuvee ? 'Regardez cette page avant de l’envoyer.' : undefined}
        inputProps={{
          checked: page.approuvee,
          onChange: (e) => changer(rang, { approuvee: e.target.checked }),
        }}
      />
    </div>
  </li>
)

const AjouterDesPages = ({ onAjouter }: { onAjouter: (files: readonly File[]) => void }) => (
  <div className="fr-upload-group fr-mb-2w">
    <label className="fr-label" htmlFor="ajouter-pages">
      Ajouter des pages
      <span className="fr-hint-text">Autres photographies du même document</span>
    </label>
    <input
      className="fr-upload"
      id="ajouter-pages"
      type="file"
      accept="image/*,.heic,.heif"
      multiple
      onChange={(event) => {
        onAjouter([...(event.target.files ?? [])])
        event.target.value = ''
      }}
    />
  </div>
)

/** Puts pictures together into one document: ordered, turned, looked at one by one. */
export const Assemblage = ({
  depart,
  nom,
  perdu,
  onFermer,
  onFichier,
}: {
  depart: readonly PageImage[]
  nom: string
  /** What the document loses by being drawn. */
  perdu: readonly string[]
  onFermer: () => void
  onFichier: (file: File) => void
}) => {
  const { pages, occupe, fautes, ajouter, utiliser, ...actes } = usePages(depart, nom, onFichier)
  return (
    <Dialog
      open
      size="large"
      title="Votre justificatif, page par page"
      onClose={onFermer}
      actions={
        <>
          <Button aria-disabled={occupe} onClick={() => void utiliser()}>
            {pages.length > 1 ? `Utiliser ces ${pages.length} pages` : 'Utiliser cette page'}
          </Button>
          <Button kind="secondary" onClick={onFermer}>
            Annuler
          </Button>
        </>
      }
    >
      <p>
        Vos images deviennent un seul document PDF. La date, le lieu et l’appareil qu’elles
        contenaient en sont retirés. Regardez chaque page, puis dites qu’elle se lit.
      </p>
      {perdu.map((phrase) => (
        <p key={phrase} className="fr-message fr-message--warning">
          {phrase}
        </p>
      ))}
      <ol
        className="fr-raw-list"
        // The form around the window is not sent from inside it.
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
            event.preventDefault()
        }}
      >
        {pages.map((page, rang) => (
          <PageMontree key={page.cle} page={page} rang={rang} sur={pages.length} {...actes} />
        ))}
      </ol>
      {pages.length < PAGES_MAX && <AjouterDesPages onAjouter={(files) => void ajouter(files)} />}
      <p role="status" className={occupe ? 'fr-hint-text' : 'fr-sr-only'}>
        {occupe ? 'Préparation du document…' : ''}
      </p>
      {fautes.map((faute) => (
        <p key={faute} className="fr-error-text" role="alert">
          {faute}
        </p>
      ))}
    </Dialog>
  )
}
