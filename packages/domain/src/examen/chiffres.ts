import { type ChiffreFinancier, ecartsFinanciers } from '../declaration/comparaison.ts'
import type {
  DonneesFinancieres,
  Identification,
  ImmatCopropriete,
} from '../declaration/declaration.types.ts'
import { jeuDeRegles, jeuDesDebiteurs, SEUILS_DEBITEUR } from '../declaration/jeux.ts'
import { type Cas, compter, enChiffres } from './faits.ts'
import { point, type PointAVerifier } from './points.ts'
import { SEUILS_EXAMEN as S } from './seuils.ts'

const euros = (n: number): string => `${enChiffres(n)}\u00A0€`

const lots = ({
  nbLots,
  nbLotsHab,
  nbLotsHabBurCom,
  nbLotsStationnement,
}: Identification): PointAVerifier[] => {
  const parties: [nombre: number | null, quoi: string][] = [
    [nbLotsHab, 'lots d’habitation'],
    [nbLotsHabBurCom, 'lots d’habitation, de bureaux ou de commerces'],
    [nbLotsStationnement, 'lots de stationnement'],
  ]
  const faute =
    nbLots !== null && nbLots < 2
      ? `${compter(nbLots, 'lot')} : une copropriété en compte au moins deux`
      : (parties
          .filter(([n]) => n !== null && nbLots !== null && n > nbLots)
          .map(
            ([n, quoi]) =>
              `${enChiffres(n ?? 0)} ${quoi} pour ${compter(nbLots ?? 0, 'lot')} en tout`,
          )[0] ??
        (nbLotsHab !== null && nbLotsHabBurCom !== null && nbLotsHab > nbLotsHabBurCom
          ? `${enChiffres(nbLotsHab)} lots d’habitation parmi ${enChiffres(nbLotsHabBurCom)} lots d’habitation, de bureaux ou de commerces`
          : nbLots !== null &&
              nbLotsHabBurCom !== null &&
              nbLotsStationnement !== null &&
              nbLotsHabBurCom + nbLotsStationnement > nbLots
            ? `${enChiffres(nbLotsHabBurCom)} lots principaux et ${enChiffres(nbLotsStationnement)} de stationnement pour ${compter(nbLots, 'lot')} en tout`
            : null))
  return [
    ...(faute === null ? [] : [point('LOTS_INCOHERENTS', faute)]),
    ...(nbLotsHab === 0 ? [point('SANS_HABITATION', 'Aucun lot n’est à usage d’habitation')] : []),
    ...(nbLots !== null && nbLots > S.tailleLots.valeur
      ? [point('TAILLE_HORS_NORME', `${compter(nbLots, 'lot')} : une des plus grandes de France`)]
      : []),
  ]
}

const batiments = ({ identification: i, donneesTechniques: t }: ImmatCopropriete) => {
  const { nbBatimentsTotal: n, nbAscenseurs, anneeConstruction } = t
  const reglement = i.dateReglementCopropriete
  const anneeReglement = reglement === null ? null : Number(reglement.slice(0, 4))
  return [
    ...(n > S.tailleBatiments.valeur
      ? [
          point(
            'TAILLE_HORS_NORME',
            `${compter(n, 'bâtiment')} : une des plus grandes de France`,
            '',
            { ou: 'technique' },
          ),
        ]
      : []),
    ...(i.nbLots !== null && n > i.nbLots
      ? [
          point(
            'BATIMENTS_INCOHERENTS',
            `${compter(n, 'bâtiment')} pour ${compter(i.nbLots, 'lot')}`,
          ),
        ]
      : []),
    ...(n > 0 && nbAscenseurs > n * S.ascenseursParBatiment.valeur
      ? [
          point(
            'BATIMENTS_INCOHERENTS',
            `${compter(nbAscenseurs, 'ascenseur')} pour ${compter(n, 'bâtiment')}`,
          ),
        ]
      : []),
    ...(anneeConstruction !== null &&
    anneeReglement !== null &&
    anneeConstruction > anneeReglement + S.reglementAvantConstruction.valeur
      ? [
          point(
            'REGLEMENT_AVANT_CONSTRUCTION',
            `Le règlement précède la construction de ${anneeConstruction - anneeReglement} ans`,
            `Règlement de ${anneeReglement}, construction en ${anneeConstruction}.`,
          ),
        ]
      : []),
  ]
}

const impayes = (
  { f }: Cas,
  { nbLots }: Identification,
  {
    montantImpayesCoproprietaires: du,
    nbCoproprietairesImpayes: n,
    dateClotureComptes,
  }: DonneesFinancieres,
): PointAVerifier[] => {
  const jeu = f.contexte?.jeu ?? jeuDeRegles(f.jour).code
  const seuil = SEUILS_DEBITEUR[jeuDesDebiteurs(jeu, dateClotureComptes)]
  const minimum = seuil.unite === 'euros' && n !== null ? n * seuil.valeur : 0
  return [
    ...(n !== null && nbLots !== null && n > nbLots
      ? [
          point(
            'DEBITEURS_IMPOSSIBLES',
            `${compter(n, 'débiteur')} pour ${compter(nbLots, 'lot')}`,
            'Chaque débiteur possède au moins un lot.',
          ),
        ]
      : []),
    ...(n !== null && n > 0 && du !== null && (du === 0 || du < minimum)
      ? [
          point(
            'IMPAYES_IMPOSSIBLES',
            seuil.unite === 'euros'
              ? `${compter(n, 'débiteur')} de plus de ${euros(seuil.valeur)} pour ${euros(du)} dus`
              : `${compter(n, 'débiteur')} pour ${euros(du)} dus`,
            `Impossible : il faudrait au moins ${euros(minimum)}.`,
          ),
        ]
      : []),
    ...(n === 0 &&
    du !== null &&
    nbLots !== null &&
    seuil.unite === 'euros' &&
    du > nbLots * seuil.valeur
      ? [
          point(
            'IMPAYES_IMPOSSIBLES',
            `${euros(du)} dus, et aucun débiteur`,
            `Sous ${euros(seuil.valeur)} chacun, ${compter(nbLots, 'lot')} devraient au plus ${euros(nbLots * seuil.valeur)}.`,
          ),
        ]
      : []),
  ]
}

const proportions = (i: Identification, f: DonneesFinancieres): PointAVerifier[] => {
  const { chargesOperationsCourantes: courantes } = f
  if (courantes === null) return []
  const total = courantes + (f.chargesOperationsExceptionnelles ?? 0)
  const principaux = i.nbLotsHabBurCom || i.nbLots
  const annuelles = `Charges de l’année : ${euros(total)}.`
  const excessif = (montant: number | null, fois: number): montant is number =>
    montant !== null && montant > S.ecartEuros.valeur && montant > total * fois
  return [
    ...(i.nbLots !== null &&
    i.nbLots >= S.lotsPourCharges.valeur &&
    courantes < i.nbLots * S.chargesParLotMin.valeur
      ? [
          point(
            'CHARGES_IMPROBABLES',
            `${euros(courantes)} de charges courantes pour ${compter(i.nbLots, 'lot')}`,
          ),
        ]
      : []),
    ...(principaux !== null && principaux > 0 && courantes > principaux * S.chargesParLotMax.valeur
      ? [
          point(
            'CHARGES_IMPROBABLES',
            `${euros(Math.round(courantes / principaux))} de charges courantes par lot`,
            `${euros(courantes)} pour ${compter(principaux, 'lot principal', 'lots principaux')}.`,
          ),
        ]
      : []),
    ...(excessif(f.montantImpayesCoproprietaires, S.impayesSurCharges.valeur)
      ? [
          point(
            'IMPAYES_EXCESSIFS',
            `${euros(f.montantImpayesCoproprietaires)} d’impayés, plus qu’une année de charges`,
            annuelles,
          ),
        ]
      : []),
    ...(excessif(f.montantDettes, S.dettesSurCharges.valeur)
      ? [
          point(
            'DETTES_EXCESSIVES',
            `${euros(f.montantDettes)} de dettes, plus de ${S.dettesSurCharges.valeur} années de charges`,
            annuelles,
          ),
        ]
      : []),
    ...(excessif(f.montantFondTravaux, S.fondsSurCharges.valeur)
      ? [
          point(
            'FONDS_IMPROBABLE',
            `${euros(f.montantFondTravaux)} de fonds de travaux, plus de ${S.fondsSurCharges.valeur} années de charges`,
            annuelles,
          ),
        ]
      : []),
  ]
}

const NOMS: Record<ChiffreFinancier, string> = {
  chargesOperationsCourantes: 'Charges courantes',
  chargesOperationsExceptionnelles: 'Charges exceptionnelles',
  montantDettes: 'Dettes',
  montantImpayesCoproprietaires: 'Sommes dues par les copropriétaires',
  nbCoproprietairesImpayes: 'Débiteurs',
  montantFondTravaux: 'Fonds de travaux',
}

/** How many times a figure may be multiplied or divided from one year to the next. */
const foisPour = (champ: ChiffreFinancier): number =>
  champ === 'chargesOperationsCourantes' ? S.ecart.valeur : S.ecartExceptionnel.valeur

const ecarts = (avant: ImmatCopropriete, apres: ImmatCopropriete): PointAVerifier[] => {
  const [la, lb] = [avant.identification.nbLots, apres.identification.nbLots]
  const change =
    la !== null && lb !== null && la > 0 && Math.abs(lb - la) > 2
      ? (Math.abs(lb - la) / la) * 100
      : 0
  return [
    // The debtors, whose threshold the sets change, are looked at apart.
    ...ecartsFinanciers(avant.donneesFinancieres, apres.donneesFinancieres, ['2016', '2016'])
      .filter(({ champ }) => champ !== 'nbCoproprietairesImpayes')
      .filter(({ champ, avant: a, apres: b }) => {
        if (a === null || b === null || Math.abs(b - a) < S.ecartEuros.valeur) return false
        const [petit, grand] = [Math.min(a, b), Math.max(a, b)]
        return petit > 0 && grand >= petit * foisPour(champ)
      })
      .map(({ champ, avant: a, apres: b }) =>
        point(
          'CHIFFRE_ECARTE',
          `${NOMS[champ]} : ${euros(b ?? 0)}, contre ${euros(a ?? 0)} l’année précédente`,
        ),
      ),
    ...(change > S.ecartLots.valeur
      ? [
          point(
            'LOTS_ECARTES',
            `${compter(lb ?? 0, 'lot')}, contre ${enChiffres(la ?? 0)} dans la déclaration précédente`,
          ),
        ]
      : []),
  ]
}

/** What the declared numbers leave to be checked: alone, together, and beside the former year. */
export const pointsDesChiffres = (c: Cas): PointAVerifier[] => {
  const { contenu, precedente } = c.f
  if (contenu === null) return []
  const { identification: i, donneesFinancieres: f } = contenu
  const connues = !f.donneesFinancieresInconnues
  return [
    ...lots(i),
    ...batiments(contenu),
    ...(connues ? impayes(c, i, f) : []),
    ...(connues && !f.premierExerciceComptable ? proportions(i, f) : []),
    ...(precedente && connues ? ecarts(precedente, contenu) : []),
  ]
}
