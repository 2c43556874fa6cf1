import type { LayerSpecification, StyleSpecification } from 'maplibre-gl'

/** Colours of the map, in each colour scheme: quiet, so that what is searched for leads the eye. */
const COULEURS = {
  light: {
    mer: '#eef2f8',
    terre: '#fbfaf7',
    limite: '#b7b3a9',
    commune: '#d5d1c6',
    texte: '#5c5a55',
    halo: '#fbfaf7',
    marine: '#000091',
    clair: '#ffffff',
  },
  dark: {
    mer: '#161a24',
    terre: '#22252e',
    limite: '#5b6070',
    commune: '#3a3e4b',
    texte: '#b6bac6',
    halo: '#22252e',
    marine: '#8585f6',
    clair: '#161616',
  },
} as const
export type Couleurs = (typeof COULEURS)[Scheme]
export type Scheme = keyof typeof COULEURS

/** The colour scheme of the page. */
export const schemeDeLaPage = (): Scheme =>
  document.documentElement.dataset['frTheme'] === 'dark' ? 'dark' : 'light'

const VIDE = { type: 'FeatureCollection' as const, features: [] }

/** Counts up to this zoom, points beyond: as the tiles are made. */
const ZOOM_POINTS = 13

const registre = (c: Couleurs): LayerSpecification[] => [
  {
    id: 'registre-mailles',
    type: 'circle',
    source: 'registre',
    'source-layer': 'mailles',
    maxzoom: ZOOM_POINTS,
    paint: {
      'circle-color': c.marine,
      'circle-opacity': 0.22,
      'circle-radius': ['interpolate', ['linear'], ['log10', ['get', 'n']], 0, 5, 2, 12, 4, 24],
    },
  },
  {
    id: 'registre-nombres',
    type: 'symbol',
    source: 'registre',
    'source-layer': 'mailles',
    maxzoom: ZOOM_POINTS,
    layout: {
      'icon-image': ['concat', 'nombre ', ['to-string', ['get', 'n']]],
      'icon-allow-overlap': false,
    },
  },
  {
    id: 'registre-points',
    type: 'circle',
    source: 'registre',
    'source-layer': 'points',
    minzoom: ZOOM_POINTS,
    paint: {
      'circle-color': c.marine,
      'circle-opacity': 0.55,
      'circle-radius': ['interpolate', ['linear'], ['zoom'], 13, 2, 17, 6],
      'circle-stroke-color': c.clair,
      'circle-stroke-width': 1,
    },
  },
  {
    id: 'registre-omises',
    type: 'symbol',
    source: 'registre',
    'source-layer': 'omises',
    minzoom: ZOOM_POINTS,
    layout: {
      'icon-image': ['concat', 'omises ', ['to-string', ['get', 'n']]],
      'icon-allow-overlap': true,
    },
  },
]

const TUILES = `${location.origin}/api/public/carte/{z}/{x}/{y}`

/**
 * The base that the register draws from what it has itself: outlines, and its own co-ownerships; over
 * the plan of the settings, where there is one.
 */
export const fondDuRegistre = (scheme: Scheme, plan: boolean): StyleSpecification => {
  const c = COULEURS[scheme]
  return {
    version: 8,
    sources: {
      departements: { type: 'geojson', data: VIDE },
      communes: { type: 'geojson', data: VIDE },
      cercles: { type: 'geojson', data: VIDE },
      parcelles: { type: 'geojson', data: VIDE },
      ...(plan
        ? {
            plan: {
              type: 'raster' as const,
              tiles: [`${TUILES}?couche=plan`],
              tileSize: 256,
              maxzoom: 19,
            },
          }
        : {}),
      registre: {
        type: 'vector',
        tiles: [TUILES],
        minzoom: 4,
        maxzoom: 14,
      },
    },
    layers: [
      { id: 'mer', type: 'background', paint: { 'background-color': c.mer } },
      { id: 'terre', type: 'fill', source: 'departements', paint: { 'fill-color': c.terre } },
      ...(plan
        ? [
            {
              id: 'plan',
              type: 'raster' as const,
              source: 'plan',
              paint: { 'raster-brightness-max': scheme === 'dark' ? 0.6 : 1 },
            },
          ]
        : []),
      {
        id: 'communes',
        type: 'line',
        source: 'communes',
        minzoom: 7.5,
        paint: {
          'line-color': c.commune,
          'line-width': ['interpolate', ['linear'], ['zoom'], 8, 0.5, 14, 1.5],
        },
      },
      {
        id: 'limites',
        type: 'line',
        source: 'departements',
        paint: {
          'line-color': c.limite,
          'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.5, 12, 2],
        },
      },
      {
        id: 'noms',
        type: 'symbol',
        source: 'departements',
        maxzoom: 9,
        minzoom: 6,
        layout: { 'icon-image': ['concat', 'nom ', ['get', 'nom']] },
      },
      {
        id: 'noms-communes',
        type: 'symbol',
        source: 'communes',
        minzoom: 10,
        layout: { 'icon-image': ['concat', 'nom ', ['get', 'nom']] },
      },
      ...registre(c),
      {
        id: 'cercles',
        type: 'line',
        source: 'cercles',
        paint: { 'line-color': c.marine, 'line-width': 1.5, 'line-dasharray': [2, 2] },
      },
      {
        id: 'parcelles',
        type: 'fill',
        source: 'parcelles',
        paint: { 'fill-color': c.marine, 'fill-opacity': ['case', ['get', 'choisie'], 0.3, 0.1] },
      },
      {
        id: 'parcelles-bord',
        type: 'line',
        source: 'parcelles',
        paint: { 'line-color': c.marine, 'line-width': ['case', ['get', 'choisie'], 3, 1.5] },
      },
    ],
  }
}

/**
 * Draws a word as a picture: the map needs no file of glyphs, which would come from elsewhere.
 */
export const dessinerTexte = (
  demande: string,
  scheme: Scheme,
): { image: ImageData; ratio: number } | null => {
  const [, genre, texte] = /^(nom|nombre|omises) (.+)$/.exec(demande) ?? []
  const toile = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  if (!texte || !toile) return null
  const c = COULEURS[scheme]
  const ratio = 2
  const police = `${genre === 'nom' ? 500 : 600} ${12 * ratio}px 'Source Sans 3 Variable', Arial, sans-serif`
  const nombre = genre === 'nom' ? '' : new Intl.NumberFormat('fr-FR').format(Number(texte))
  const ecrit =
    genre === 'nom' ? texte : genre === 'nombre' ? nombre : `${nombre} de plus : agrandissez`
  toile.font = police
  toile.canvas.width = Math.ceil(toile.measureText(ecrit).width) + 8 * ratio
  toile.canvas.height = 20 * ratio
  toile.font = police
  toile.textAlign = 'center'
  toile.textBaseline = 'middle'
  toile.lineJoin = 'round'
  toile.lineWidth = 3 * ratio
  toile.strokeStyle = c.halo
  toile.fillStyle = genre === 'nom' ? c.texte : c.marine
  const [x, y] = [toile.canvas.width / 2, toile.canvas.height / 2]
  toile.strokeText(ecrit, x, y)
  toile.fillText(ecrit, x, y)
  return { image: toile.getImageData(0, 0, toile.canvas.width, toile.canvas.height), ratio }
}
