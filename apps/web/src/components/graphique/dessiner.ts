import { niceMax, ticks } from '@registre/ui'
import { formatNombre } from '../../lib/format.ts'
import { citation, type Figure } from './figure.ts'

const LARGEUR = 1200
const HAUT = 120
const BAS = 112
const GAUCHE = 110
const DROITE = 30
const HAUTEUR = 712
const LIGNE = 44
const COULEURS = ['#000091', '#845d48', '#297254', '#6e445a', '#666666', '#3558a2'] as const
const TIRETS = [[], [12, 6], [4, 6], [16, 4, 4, 4], [24, 8], [2, 8]] as const
const ENCRE = '#161616'
const GRIS = '#666666'
const police = (taille: number, gras = false): string =>
  `${gras ? '700 ' : ''}${taille}px 'Source Sans 3 Variable', Arial, sans-serif`

type Toile = CanvasRenderingContext2D
const couleur = (rang: number): string => COULEURS[rang % COULEURS.length] ?? ENCRE

const ecrire = (
  t: Toile,
  texte: string,
  x: number,
  y: number,
  {
    taille = 20,
    gras = false,
    encre = ENCRE,
    cale = 'left',
  }: { taille?: number; gras?: boolean; encre?: string; cale?: CanvasTextAlign } = {},
): void => {
  t.font = police(taille, gras)
  t.fillStyle = encre
  t.textAlign = cale
  t.fillText(texte, x, y)
}

const legende = (t: Toile, series: readonly string[]): void => {
  let x = GAUCHE
  for (const [rang, nom] of series.entries()) {
    t.fillStyle = couleur(rang)
    t.fillRect(x, 84, 22, 16)
    ecrire(t, nom, x + 30, 98)
    x += 60 + t.measureText(nom).width
  }
}

const colonnes = (t: Toile, { series, lignes, genre }: Figure): void => {
  const max = niceMax(lignes.flatMap((l) => l.valeurs.map((v) => v ?? 0)))
  const [large, haut] = [LARGEUR - GAUCHE - DROITE, HAUTEUR - HAUT - BAS]
  const y = (v: number): number => HAUT + haut - (v / max) * haut
  for (const valeur of ticks(max)) {
    t.strokeStyle = '#dddddd'
    t.beginPath()
    t.moveTo(GAUCHE, y(valeur))
    t.lineTo(LARGEUR - DROITE, y(valeur))
    t.stroke()
    ecrire(t, formatNombre(valeur), GAUCHE - 12, y(valeur) + 7, { encre: GRIS, cale: 'right' })
  }
  const pas = large / lignes.length
  const tous = Math.ceil(lignes.length / 10)
  for (const [i, { libelle, valeurs }] of lignes.entries()) {
    if ((lignes.length - 1 - i) % tous === 0)
      ecrire(t, libelle, GAUCHE + (i + 0.5) * pas, HAUTEUR - BAS + 28, {
        taille: 16,
        encre: GRIS,
        cale: 'center',
      })
    if (genre !== 'barres') continue
    const epaisseur = (pas * 0.7) / series.length
    for (const [s, v] of valeurs.entries()) {
      t.fillStyle = couleur(s)
      t.fillRect(
        GAUCHE + i * pas + pas * 0.15 + s * epaisseur,
        y(v ?? 0),
        epaisseur,
        HAUTEUR - BAS - y(v ?? 0),
      )
    }
  }
  if (genre !== 'courbes') return
  for (const s of series.keys()) {
    t.strokeStyle = couleur(s)
    t.lineWidth = 3
    t.setLineDash([...(TIRETS[s % TIRETS.length] ?? [])])
    t.beginPath()
    let leve = true
    for (const [i, { valeurs }] of lignes.entries()) {
      const v = valeurs[s] ?? null
      if (v === null) {
        leve = true
        continue
      }
      t[leve ? 'moveTo' : 'lineTo'](GAUCHE + (i + 0.5) * pas, y(v))
      leve = false
    }
    t.stroke()
  }
  t.setLineDash([])
}

const rangees = (t: Toile, { lignes }: Figure): void => {
  const max = Math.max(1, ...lignes.map((l) => l.valeurs[0] ?? 0))
  const debut = 420
  for (const [i, { libelle, valeurs }] of lignes.entries()) {
    const v = valeurs[0] ?? null
    const haut = HAUT + i * LIGNE
    ecrire(t, libelle, debut - 16, haut + 24, { cale: 'right' })
    const longueur = ((v ?? 0) / max) * (LARGEUR - debut - 160)
    t.fillStyle = couleur(0)
    t.fillRect(debut, haut + 4, longueur, LIGNE - 16)
    ecrire(t, v === null ? 'non publié' : formatNombre(v), debut + longueur + 10, haut + 24)
  }
}

const MARGE = 24
const INTERLIGNE = 22

/** A text on as many lines as it needs, ending above the foot of the picture. */
const piedDePage = (t: Toile, texte: string): void => {
  t.font = police(16)
  const lignes: string[] = []
  for (const mot of texte.split(' ')) {
    const suite = `${lignes.at(-1) ?? ''} ${mot}`.trim()
    if (lignes.length > 0 && t.measureText(suite).width <= LARGEUR - 2 * MARGE)
      lignes[lignes.length - 1] = suite
    else lignes.push(mot)
  }
  for (const [i, ligne] of lignes.entries())
    ecrire(t, ligne, MARGE, t.canvas.height - 12 - INTERLIGNE * (lignes.length - 1 - i), {
      taille: 16,
      encre: GRIS,
    })
}

/** A chart as a picture, with its title, its axis and where it comes from. Throws where nothing draws. */
export const dessiner = async (figure: Figure): Promise<Blob> => {
  const { titre, note, provenance } = figure
  const toile = document.createElement('canvas')
  toile.width = LARGEUR
  toile.height =
    figure.genre === 'horizontales' ? HAUT + figure.lignes.length * LIGNE + BAS : HAUTEUR
  const t = toile.getContext('2d')
  if (!t) throw new Error('no canvas')
  t.fillStyle = '#ffffff'
  t.fillRect(0, 0, toile.width, toile.height)
  ecrire(t, titre, MARGE, 36, { taille: 26, gras: true })
  ecrire(t, `${provenance.territoire}, ${provenance.periode}`, MARGE, 66, { encre: GRIS })
  if (figure.genre === 'horizontales') rangees(t, figure)
  else {
    legende(t, figure.series)
    colonnes(t, figure)
  }
  piedDePage(t, [note, citation(figure)].filter(Boolean).join(' '))
  return new Promise((resolve, reject) =>
    toile.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
