import type { FeatureCollection, Geometry, MultiPolygon, Polygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

type Contours = FeatureCollection<Geometry, { nom?: string }>

const lire = async (chemin: string, objet: string): Promise<Contours> => {
  const reponse = await fetch(`/contours/${chemin}.topojson`)
  if (!reponse.ok) throw new Error(`${chemin}: ${reponse.status}`)
  const topologie: Topology<Record<string, GeometryCollection<{ nom?: string }>>> =
    await reponse.json()
  const objets = topologie.objects[objet]
  if (!objets) throw new Error(`${chemin}: no ${objet}`)
  return feature(topologie, objets)
}

let departements: Promise<Contours> | undefined
/** Outlines of the departments, fetched once. */
export const lireDepartements = (): Promise<Contours> =>
  (departements ??= lire('departements', 'departements').catch((error: unknown) => {
    departements = undefined
    throw error
  }))
/** Outlines of the communes of a department. */
export const lireCommunes = (departement: string): Promise<Contours> =>
  lire(`communes/${departement}`, 'communes')

type Etendue = readonly [ouest: number, sud: number, est: number, nord: number]

const anneaux = (g: Geometry): readonly (readonly number[])[] => {
  const polygone = (p: Polygon['coordinates'] | MultiPolygon['coordinates'][number]) => p[0] ?? []
  return g.type === 'Polygon'
    ? polygone(g.coordinates)
    : g.type === 'MultiPolygon'
      ? g.coordinates.flatMap(polygone)
      : []
}

/** The smallest box around an outline. */
export const etendueDe = (g: Geometry): Etendue =>
  anneaux(g).reduce<Etendue>(
    ([o, s, e, n], [x = 0, y = 0]) => [
      Math.min(o, x),
      Math.min(s, y),
      Math.max(e, x),
      Math.max(n, y),
    ],
    [180, 90, -180, -90],
  )

export const seCroisent = (a: Etendue, b: Etendue): boolean =>
  a[0] <= b[2] && b[0] <= a[2] && a[1] <= b[3] && b[1] <= a[3]
