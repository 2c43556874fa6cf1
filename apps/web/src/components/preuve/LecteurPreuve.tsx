import { Button } from '@registre/ui'
import { TextLayer } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import type { PreuveLue } from './lire-preuve.ts'
import { effacerSurlignages, type Surlignage, surligner } from './surligner.ts'
import './lecteur.css'

const AUCUNE: readonly Surlignage[] = []
const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const

/** A page on its canvas, its text above it; drawn again at another width, zoom or turn. */
const Page = ({
  preuve: { pdf, pages },
  numero,
  zoom,
  tour,
  places,
}: {
  preuve: PreuveLue
  numero: number
  zoom: number
  tour: number
  places: readonly Surlignage[]
}) => {
  const cadre = useRef<HTMLDivElement>(null)
  const toile = useRef<HTMLCanvasElement>(null)
  const textes = useRef<HTMLDivElement>(null)
  const [largeur, setLargeur] = useState(0)
  const [panne, setPanne] = useState(false)
  useEffect(() => {
    if (!cadre.current) return
    const mesure = new ResizeObserver(([e]) => setLargeur(Math.floor(e?.contentRect.width ?? 0)))
    mesure.observe(cadre.current)
    return () => mesure.disconnect()
  }, [])
  const marques = JSON.stringify(places)
  useEffect(() => {
    if (largeur === 0) return
    const arrets: (() => void)[] = []
    let arrete = false
    const dessiner = async () => {
      const page = await pdf.getPage(numero)
      const [canvas, container] = [toile.current, textes.current]
      if (arrete || !canvas || !container) return
      const rotation = (page.rotate + tour) % 360
      const echelle = (largeur / page.getViewport({ scale: 1, rotation }).width) * zoom
      const viewport = page.getViewport({ scale: echelle, rotation })
      const finesse = Math.min(window.devicePixelRatio, 2)
      canvas.width = Math.floor(viewport.width * finesse)
      canvas.height = Math.floor(viewport.height * finesse)
      canvas.style.width = `${Math.floor(viewport.width)}px`
      const dessin = page.render({
        canvas,
        viewport,
        transform: [finesse, 0, 0, finesse, 0, 0],
      })
      arrets.push(() => dessin.cancel())
      container.replaceChildren()
      container.style.setProperty('--total-scale-factor', String(echelle))
      const couche = new TextLayer({
        textContentSource: await page.getTextContent(),
        container,
        viewport,
      })
      arrets.push(() => couche.cancel())
      await Promise.all([dessin.promise, couche.render()])
      surligner(couche, pages[numero - 1]?.debuts ?? [], places)
    }
    setPanne(false)
    dessiner().catch(() => arrete || setPanne(true))
    return () => {
      arrete = true
      for (const arreter of arrets) arreter()
      effacerSurlignages()
    }
  }, [pdf, pages, numero, zoom, tour, largeur, marques])
  return (
    <div ref={cadre}>
      {panne && <p role="alert">Cette page n’a pas pu être dessinée : téléchargez la pièce.</p>}
      <div className="rc-lecteur__page">
        <canvas ref={toile} aria-hidden="true" />
        <div className="rc-lecteur__texte" ref={textes} />
      </div>
    </div>
  )
}

const Bouton = ({
  icone,
  titre,
  eteint = false,
  onClick,
}: {
  icone: string
  titre: string
  eteint?: boolean
  onClick: () => void
}) => (
  <Button
    kind="tertiary-no-outline"
    small
    className={icone}
    title={titre}
    disabled={eteint}
    onClick={onClick}
  >
    {titre}
  </Button>
)

/** A proof to read: its pages, closer or turned. */
export const LecteurPreuve = ({
  preuve,
  page,
  onPage,
  places = AUCUNE,
  telecharger,
}: {
  preuve: PreuveLue
  page: number
  onPage: (page: number) => void
  places?: readonly Surlignage[]
  telecharger?: () => void
}) => {
  const [rang, setRang] = useState(ZOOMS.indexOf(1))
  const [tour, setTour] = useState(0)
  const zoom = ZOOMS[rang] ?? 1
  const { numPages } = preuve.pdf
  return (
    <>
      <div className="rc-lecteur__outils" role="toolbar" aria-label="Lecture de la preuve">
        <Bouton
          icone="fr-icon-arrow-left-s-line"
          titre="Page précédente"
          eteint={page <= 1}
          onClick={() => onPage(page - 1)}
        />
        <span role="status">
          Page {page} / {numPages}
        </span>
        <Bouton
          icone="fr-icon-arrow-right-s-line"
          titre="Page suivante"
          eteint={page >= numPages}
          onClick={() => onPage(page + 1)}
        />
        <Bouton
          icone="fr-icon-zoom-out-line"
          titre="Réduire"
          eteint={rang === 0}
          onClick={() => setRang(rang - 1)}
        />
        <span>{Math.round(zoom * 100)}&nbsp;%</span>
        <Bouton
          icone="fr-icon-zoom-in-line"
          titre="Agrandir"
          eteint={rang === ZOOMS.length - 1}
          onClick={() => setRang(rang + 1)}
        />
        <Bouton
          icone="fr-icon-refresh-line"
          titre="Tourner la page"
          onClick={() => setTour((tour + 90) % 360)}
        />
        <span className="rc-lecteur__marques">
          {places.length > 0 &&
            (places.length === 1 ? '1 terme surligné' : `${places.length} termes surlignés`)}
        </span>
        {telecharger && (
          <Bouton
            icone="fr-icon-download-line"
            titre="Télécharger la pièce"
            onClick={telecharger}
          />
        )}
      </div>
      <div className="rc-lecteur__defile" tabIndex={0} role="group" aria-label={`Page ${page}`}>
        <Page preuve={preuve} numero={page} zoom={zoom} tour={tour} places={places} />
      </div>
    </>
  )
}
