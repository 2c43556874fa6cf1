import { communes } from './territoires.ts'
import { plier } from './texte.ts'

/**
 * Names that people go on giving to communes and the official table of today does not hold: of those
 * that were renamed or merged without a delegated one, and of places that are better known than their
 * commune. Without accents, articles, « sur » and « sous ».
 */
export const ANCIENS_NOMS: Readonly<Record<string, string>> = Object.assign(Object.create(null), {
  courcouronnes: '91228',
  'chalons marne': '51108',
  octeville: '50129',
  hellemmes: '59350',
  'olonne mer': '85194',
  'chateau olonne': '85194',
  'montreuil bois': '93048',
  'juan pins': '06004',
  'golfe juan': '06155',
  'cap agde': '34003',
  'cap ferret': '33236',
  avoriaz: '74191',
  flaine: '74014',
  plagne: '73150',
  'arcs 1800': '73054',
  'alpe huez': '38191',
  'pra loup': '04226',
  baule: '44055',
  'clermont fd': '63113',
})

/** Towns and countries beyond the borders that people name: none of them is a misspelt commune. */
export const A_L_ETRANGER: ReadonlySet<string> = new Set(
  'bruxelles geneve lausanne londres london luxembourg madrid barcelone barcelona turin milan rome berlin lisbonne lisboa porto alger oran tunis casablanca rabat marrakech tanger agadir dakar abidjan montreal quebec liege namur charleroi anvers gand bruges louvain tournai bale zurich berne fribourg neuchatel montreux andorre amsterdam francfort munich hambourg cologne stuttgart sarrebruck vienne prague budapest varsovie athenes istanbul moscou dublin manchester venise florence naples genes seville valence malaga bilbao york tokyo dubai beyrouth tananarive bamako douala monaco belgique allemagne espagne italie portugal angleterre maroc algerie tunisie canada'.split(
    ' ',
  ),
)

const MOTS_MAX = 6
let noms: ReadonlySet<string> | undefined

/** True where the i-th of these words stands in the whole name of a commune of several: « Ville-d'Avray ». */
export const dansUnNomDeCommune = (mots: readonly string[], i: number): boolean => {
  noms ??= new Set(communes().map((c) => plier(c.nom)))
  for (let n = MOTS_MAX; n > 1; n -= 1)
    for (let de = Math.max(0, i - n + 1); de <= i && de + n <= mots.length; de += 1)
      if (noms.has(mots.slice(de, de + n).join(' '))) return true
  return false
}
