import maplibregl, {
  type GeoJSONSource,
  type Map as CarteMapLibre,
  type Marker,
} from 'maplibre-gl/dist/maplibre-gl-csp.js'
import travail from 'maplibre-gl/dist/maplibre-gl-csp-worker.js?url'
import 'maplibre-gl/dist/maplibre-gl.css'
import type { ContenuCarte, GestesCarte, PointCarte } from './carte.types.ts'
import { etendueDe, lireCommunes, lireDepartements, seCroisent } from './contours.ts'
import { dessinerTexte, fondDuRegistre, schemeDeLaPage } from './fond.ts'

// Its code works apart from a file of our own: the content policy knows no blob.
maplibregl.setWorkerUrl(travail)

/** A map on the screen. */
export interface CarteOuverte {
  montrer: (contenu: ContenuCarte) => void
  fermer: () => void
}

/** Metropolitan France. */
const FRANCE: [number, number, number, number] = [-5.2, 41.3, 9.7, 51.2]
const ZOOM_COMMUNES = 7.5
/** A place alone is shown with what surrounds it. */
const ZOOM_D_UN_POINT = 14
const ZOOM_MAX = 16
/** A parcel, with those that touch it. */
const ZOOM_D_UNE_PARCELLE = 18
/** Two places a few metres apart, where circles tell metres. */
const ZOOM_DES_METRES = 20

const MOTS = {
  'NavigationControl.ZoomIn': 'Agrandir',
  'NavigationControl.ZoomOut': 'Réduire',
  'ScaleControl.Meters': 'm',
  'ScaleControl.Kilometers': 'km',
  'CooperativeGesturesHandler.WindowsHelpText': 'Ctrl + molette pour agrandir la carte',
  'CooperativeGesturesHandler.MacHelpText': '⌘ + molette pour agrandir la carte',
  'CooperativeGesturesHandler.MobileHelpText': 'Deux doigts pour déplacer la carte',
  'Map.Title': 'Carte : flèches pour se déplacer, plus et moins pour agrandir ou réduire',
  'Marker.Title': 'Repère',
}

const pastille = (p: PointCarte, choisie: boolean, onPick: GestesCarte['onPick']): HTMLElement => {
  const bouton = document.createElement('button')
  bouton.type = 'button'
  bouton.className = `rc-repere${p.genre === 'cible' ? ' rc-repere--cible' : ''}${choisie ? ' rc-repere--choisi' : ''}`
  bouton.textContent = p.repere ?? ''
  bouton.title = p.libelle
  bouton.setAttribute('aria-label', `${p.repere ? `${p.repere} : ` : ''}${p.libelle}`)
  bouton.addEventListener('click', (event) => {
    event.stopPropagation()
    onPick?.(p.id)
  })
  return bouton
}

/** A circle of so many metres around a place, as a line. */
const cercle = ({ longitude, latitude }: PointCarte, rayon: number): [number, number][] =>
  Array.from({ length: 65 }, (_, i) => {
    const angle = (i / 64) * 2 * Math.PI
    const degres = rayon / 111_320
    return [
      longitude + (degres * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
      latitude + degres * Math.sin(angle),
    ]
  })

const cerclesDe = ({ points, cercles = [] }: ContenuCarte) => ({
  type: 'FeatureCollection' as const,
  features: points
    .filter((p) => p.genre === 'cible')
    .flatMap((p) =>
      cercles.map((rayon) => ({
        type: 'Feature' as const,
        properties: { rayon },
        geometry: { type: 'LineString' as const, coordinates: cercle(p, rayon) },
      })),
    ),
})

const parcellesDe = ({ parcelles = [], selection = null }: ContenuCarte) => ({
  type: 'FeatureCollection' as const,
  features: parcelles.map(({ id, libelle, contour }) => ({
    type: 'Feature' as const,
    properties: { id, libelle, choisie: id === selection },
    geometry: { type: 'Polygon' as const, coordinates: [contour.map(([x, y]) => [x, y])] },
  })),
})

const cadrer = (
  carte: CarteMapLibre,
  { points, parcelles = [], cercles }: ContenuCarte,
  anime: boolean,
): void => {
  const lieux = [
    ...points.filter((p) => !p.horsCadre).map((p) => [p.longitude, p.latitude] as const),
    ...parcelles.flatMap((p) => p.contour),
  ]
  const [premier] = lieux
  if (!premier) {
    carte.fitBounds(FRANCE, { animate: false, padding: 8 })
    return
  }
  const etendue = new maplibregl.LngLatBounds([premier[0], premier[1]], [premier[0], premier[1]])
  for (const [x, y] of lieux) etendue.extend([x, y])
  carte.fitBounds(etendue, {
    padding: 56,
    maxZoom:
      lieux.length === 1
        ? ZOOM_D_UN_POINT
        : cercles
          ? ZOOM_DES_METRES
          : parcelles.length > 0
            ? ZOOM_D_UNE_PARCELLE
            : ZOOM_MAX,
    animate: anime,
  })
}

/** A finger, or a hand that shakes, aims beside a point of a few pixels. */
const VISEE = 12
const autour = ({ x, y }: { x: number; y: number }): [[number, number], [number, number]] => [
  [x - VISEE, y - VISEE],
  [x + VISEE, y + VISEE],
]

/**
 * The outlines in view: departments always, communes of the departments that are looked at. A map
 * that was closed while its outlines came has nothing left to draw on.
 */
const suivreContours = (carte: CarteMapLibre, fermee: () => boolean): (() => Promise<void>) => {
  const lues = new Map<string, GeoJSON.Feature[]>()
  return async () => {
    const departements = await lireDepartements()
    if (fermee()) return
    carte.getSource<GeoJSONSource>('departements')?.setData(departements)
    if (carte.getZoom() >= ZOOM_COMMUNES) {
      const b = carte.getBounds()
      const vue = [b.getWest(), b.getSouth(), b.getEast(), b.getNorth()] as const
      const codes = departements.features
        .filter((f) => seCroisent(etendueDe(f.geometry), vue))
        .map((f) => String(f.id))
      for (const code of codes.filter((c) => !lues.has(c)))
        lues.set(code, (await lireCommunes(code)).features)
      if (fermee()) return
    }
    carte
      .getSource<GeoJSONSource>('communes')
      ?.setData({ type: 'FeatureCollection', features: [...lues.values()].flat() })
  }
}

/** Opens a map in an element; what it shows changes by `montrer`. Throws where nothing can draw. */
export const ouvrirCarte = (
  element: HTMLElement,
  { titre, plan }: { titre: string; plan: boolean },
  contenu: ContenuCarte,
  { onPick, onLieu, onRegistre }: Required<GestesCarte>,
): CarteOuverte => {
  let scheme = schemeDeLaPage()
  const carte = new maplibregl.Map({
    container: element,
    style: fondDuRegistre(scheme, plan),
    bounds: FRANCE,
    maxZoom: ZOOM_DES_METRES,
    minZoom: 3,
    locale: { ...MOTS, 'Map.Title': `${titre}. ${MOTS['Map.Title']}` },
    // The sources are named in the legend under the map, where they cover nothing.
    attributionControl: false,
    cooperativeGestures: true,
    dragRotate: false,
    pitchWithRotate: false,
    fadeDuration: 0,
  })
  carte.touchZoomRotate.disableRotation()
  carte.keyboard.disableRotation()
  carte.addControl(new maplibregl.NavigationControl({ showCompass: false }), 'top-right')
  carte.addControl(new maplibregl.ScaleControl({ unit: 'metric' }), 'bottom-left')
  let fermee = false
  const contours = suivreContours(carte, () => fermee)
  const dessinerContours = (): void => void contours().catch(reportError)
  let reperes: Marker[] = []
  let montre = contenu
  const poser = (): void => {
    for (const r of reperes) r.remove()
    reperes = montre.points.map((p) =>
      new maplibregl.Marker({
        element: pastille(p, p.id === montre.selection, onPick),
        anchor: p.genre === 'cible' ? 'center' : 'bottom',
      })
        .setLngLat([p.longitude, p.latitude])
        .addTo(carte),
    )
  }
  const remplir = (): void => {
    carte.getSource<GeoJSONSource>('cercles')?.setData(cerclesDe(montre))
    carte.getSource<GeoJSONSource>('parcelles')?.setData(parcellesDe(montre))
    // Counts of the whole register would be taken for what is shown.
    const visibility = montre.points.length === 0 ? 'visible' : 'none'
    for (const couche of ['registre-mailles', 'registre-nombres'])
      carte.setLayoutProperty(couche, 'visibility', visibility)
  }
  carte.on('styleimagemissing', ({ id }) => {
    const dessin = dessinerTexte(id, scheme)
    if (dessin && !carte.hasImage(id))
      carte.addImage(id, dessin.image, { pixelRatio: dessin.ratio })
  })
  carte.on('load', () => {
    remplir()
    dessinerContours()
    carte.on('moveend', dessinerContours)
    element.dataset['prete'] = 'oui'
  })
  carte.on('click', (event) => {
    const [parcelle] = carte.queryRenderedFeatures(event.point, { layers: ['parcelles'] })
    const id: unknown = parcelle?.properties['id']
    const [voisine] = carte.queryRenderedFeatures(autour(event.point), {
      layers: ['registre-points'],
    })
    if (typeof id === 'string') onPick(id)
    else if (typeof voisine?.id === 'number') onRegistre(voisine.id)
    else onLieu({ longitude: event.lngLat.lng, latitude: event.lngLat.lat })
  })
  // Without a mouse: the arrows bring a place under the cross of the middle, Enter takes it.
  carte.getCanvas().addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const { lng, lat } = carte.getCenter()
    onLieu({ longitude: lng, latitude: lat })
  })
  carte.on('mouseenter', 'registre-points', () => (carte.getCanvas().style.cursor = 'pointer'))
  carte.on('mouseleave', 'registre-points', () => (carte.getCanvas().style.cursor = ''))
  const couleurs = new MutationObserver(() => {
    if (scheme === schemeDeLaPage()) return
    scheme = schemeDeLaPage()
    carte.setStyle(fondDuRegistre(scheme, plan), { diff: false })
    carte.once('style.load', () => {
      remplir()
      dessinerContours()
    })
  })
  couleurs.observe(document.documentElement, { attributeFilter: ['data-fr-theme'] })
  poser()
  cadrer(carte, contenu, false)
  return {
    montrer: (nouveau) => {
      const lieux = (c: ContenuCarte) =>
        JSON.stringify(c.points.filter((p) => !p.pose).map((p) => [p.longitude, p.latitude]))
      // The outlines come after the points: they are framed once.
      const dessinees = (c: ContenuCarte) => (c.parcelles ?? []).length > 0
      const memesLieux =
        lieux(nouveau) === lieux(montre) && dessinees(nouveau) === dessinees(montre)
      montre = nouveau
      poser()
      if (carte.getLayer('parcelles')) remplir()
      if (!memesLieux) cadrer(carte, nouveau, true)
    },
    fermer: () => {
      fermee = true
      couleurs.disconnect()
      carte.remove()
    },
  }
}
