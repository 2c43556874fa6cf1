import { expect, it } from 'vitest'
import { lireAdresse } from './adresse-lue.ts'
import { lireQuestion } from '../question/question.ts'

const lire = (texte: string) => {
  const lue = lireAdresse(lireQuestion(texte))
  const [premiere] = lue?.lectures ?? []
  return lue && premiere ? { lue, ...premiere } : null
}

it.each([
  // What is not said is asked.
  ['12 rue de la Paix', '12', ['rue de la paix'], null],
  ['12 rue de la paix nantes', '12', ['rue de la paix'], 'Nantes'],
  ['12 rue de la paix 44000', '12', ['rue de la paix'], '44000'],
  ['12 rue de la paix 44000 Nantes', '12', ['rue de la paix'], '44000 Nantes'],
  ['rue victor hugo 69', '', ['rue victor hugo'], 'Rhône'],
  // The words of a place may be those of the street.
  ['12 rue de Paris', '12', ['rue de paris'], null],
  ['3 rue de la Loire', '3', ['rue de la loire'], null],
  ['5 rue de Paris Lille', '5', ['rue de paris'], 'Lille'],
  ['12 rue de la mer', '12', ['rue de la mer'], null],
  ['place de l’hôtel de ville', '', ['place de l hotel de ville'], null],
  ['place de l’hôtel de ville, Nantes', '', ['place de l hotel de ville'], 'Nantes'],
  ['3 avenue de France Nice', '3', ['avenue de france'], 'Nice'],
  ['64 rue Anatole France', '64', ['rue anatole france'], null],
  ['rue du 8 mai 1945', '', ['rue du 8 mai 1945'], null],
  ['7 rue du 4 Septembre Le Mans', '7', ['rue du 4 septembre'], 'Le Mans'],
  // Current, delegated, absorbed and former communes, and the beginning of large ones.
  ['4 rue Haute Nonza', '4', ['rue haute'], 'Nonza'],
  ['4 avenue des Alpes Seynod', '4', ['avenue des alpes'], 'Seynod (Annecy)'],
  ['4 avenue Foch Annecy-le-Vieux', '4', ['avenue foch'], 'Annecy-le-Vieux (Annecy)'],
  ['4 avenue Foch evry', '4', ['avenue foch'], 'Évry'],
  ['4 avenue Foch la baule', '4', ['avenue foch'], 'la baule'],
  ['8 rue Haute neuilly s/ seine', '8', ['rue haute'], 'Neuilly-sur-Seine'],
  ['8 rue Haute châlons-sur-marne', '8', ['rue haute'], 'Châlons-en-Champagne'],
  ['12 rue Haute Louer', '12', ['rue haute'], 'Louer'],
  ['12 rue Haute Tours louer', '12', ['rue haute'], 'Tours'],
  ['12 rue Haute Tours syndicat', '12', ['rue haute'], 'Tours'],
  ['12 rue Haute à louer', '12', ['rue haute'], null],
  ['59 rue Haute Puget-Ville', '59', ['rue haute'], 'Puget-Ville'],
  // A district, in each writing.
  ...[
    'Paris 8',
    'Paris 8e',
    'paris 08',
    'Paris VIII',
    'paris8',
    'Paris huitième',
    '75008 Paris',
  ].map((lieu) => [`5 rue Haute ${lieu}`, '5', ['rue haute'], '75008 Paris'] as const),
  ['5 rue Haute, 8ème arrondissement de Paris', '5', ['rue haute'], '75008 Paris'],
  ['5 rue Haute, VIIIe arrondissement, Paris', '5', ['rue haute'], '75008 Paris'],
  ['5 rue Haute dans le 8e à Paris', '5', ['rue haute'], '75008 Paris'],
  ['rue François Ier Paris', '', ['rue francois ier'], 'Paris'],
  // The sorting office of a town of districts has the number of its district.
  ['5 rue Haute 75383 Paris cedex 08', '5', ['rue haute'], '75008 Paris'],
  // The code of the State in the place of the postal one.
  ['5 rue Haute 35238', '5', ['rue haute'], '35238 Rennes'],
  ['5 rue Haute 75108', '5', ['rue haute'], '75108 Paris 8e Arrondissement'],
  // « Paris 8 avenue Foch »: the number is that of the street.
  ['Paris 8 avenue Foch', '8', ['avenue foch'], 'Paris'],
  // The commune first, the number last.
  ['Nantes 12 rue de la Paix', '12', ['rue de la paix'], 'Nantes'],
  ['nantes rue de la paix 12', '12', ['rue de la paix'], 'Nantes'],
  ['rue de la paix 12 nantes', '12', ['rue de la paix'], 'Nantes'],
  ['rue de la Paix, n° 12, 44000 Nantes', '12', ['rue de la paix'], '44000 Nantes'],
  ['rue du 4 Septembre 7 72000 Le Mans', '7', ['rue du 4 septembre'], '72000 Le Mans'],
  ['nantes rue de la paix 12 bis', '12bis', ['rue de la paix'], 'Nantes'],
  ['Paris 8 avenue Foch 12 bis', '12bis', ['avenue foch'], '75008 Paris'],
  ['69007 avenue Foch 78', '78', ['avenue foch'], '69007'],
  // The department after the commune says nothing more.
  ['lyon 7 avenue Foch 69', '7', ['avenue foch'], 'Lyon (Rhône)'],
  ['12 rue Haute 44000 Nantes (44)', '12', ['rue haute'], '44000 Nantes (Loire-Atlantique)'],
  // As maps write an address, and as telephones hear it.
  [
    '12, Rue Haute, Nantes, Loire-Atlantique, Pays de la Loire, France métropolitaine, 44000, France',
    '12',
    ['rue haute'],
    '44000 Nantes (Pays de la Loire)',
  ],
  ['12 rue Haute Nantes (44) France', '12', ['rue haute'], 'Nantes (Loire-Atlantique)'],
  ['dix-huit rue Haute Nantes', '18', ['rue haute'], 'Nantes'],
  ['du n° 12 au n° 14 de la rue Haute, Tours', '12 à 14', ['rue haute'], 'Tours'],
  ['12 alée Haute Tours', '12', ['allee haute'], 'Tours'],
  ['12 rue Haute Juan-les-Pins', '12', ['rue haute'], 'Antibes'],
  ['12 rue Haute, Tours, rdc, porte gauche', '12', ['rue haute'], 'Tours'],
  ['12 rue de la Porte Gauche Tours', '12', ['rue de la porte gauche'], 'Tours'],
  ['au trois rue Haute Tours', '3', ['rue haute'], 'Tours'],
  ['un rue Haute Tours', '1', ['rue haute'], 'Tours'],
  ['vingt et une rue Haute Tours', '21', ['rue haute'], 'Tours'],
  ['j’habite au 12 rue Haute à Tours', '12', ['rue haute'], 'Tours'],
  ['est-ce qu’il y a un syndic au 12 rue Haute à Tours', '12', ['rue haute'], 'Tours'],
  // What people say around an address is the name of a street after its kind.
  ['12 boulevard National Marseille', '12', ['boulevard national'], 'Marseille'],
  ['12 rue Chez Bonneau Jarnac', '12', ['rue chez bonneau'], 'Jarnac'],
  ['rue du Tel Tours', '', ['rue du tel'], 'Tours'],
  ['impasse Vente Tours', '', ['impasse vente'], 'Tours'],
  ['12 rue Notre-Dame de Toutes Aides Nantes', '12', ['rue notre dame de toutes aides'], 'Nantes'],
  ['12 rue de France', '12', ['rue de france'], null],
  // And so it is in the name of a commune.
  ['12 rue Haute, 92410 Ville-d’Avray', '12', ['rue haute'], "92410 Ville-d'Avray"],
  ['12 rue Haute Roissy-en-France', '12', ['rue haute'], 'Roissy-en-France'],
  ['12 rue Haute Entre-Deux', '12', ['rue haute'], 'Entre-Deux'],
  ['12 rue Haute 80190 Y', '12', ['rue haute'], '80190 Y'],
  // An office beyond the districts of its town is one all the same.
  ['12 rue Haute 13256 Marseille cedex 20', '12', ['rue haute'], '13256 Marseille'],
  // Doors: a letter is no « bis »; ranges and lists.
  ['12 bis rue victor hugo, Paris 16e', '12bis', ['rue victor hugo'], '75016 Paris'],
  ['76 B rue Haute Tours', '76b', ['rue haute'], 'Tours'],
  ...['12-14', '12/14', '12 à 14', '12 – 14'].map(
    (portes) => [`${portes} rue Haute Tours`, '12 à 14', ['rue haute'], 'Tours'] as const,
  ),
  ['12 et 14 rue Haute Tours', '12 et 14', ['rue haute'], 'Tours'],
  ['12, 14 et 16 rue Haute, Tours', '12, 14 et 16', ['rue haute'], 'Tours'],
  // Corners.
  ...[
    'angle rue Haute et rue Basse Tours',
    'à l’angle de la rue Haute et de la rue Basse, Tours',
    'rue Haute / rue Basse Tours',
    'croisement rue Haute rue Basse 37000 Tours',
    'Tours, rue Haute et rue Basse',
  ].map(
    (t) =>
      [t, '', ['rue haute', 'rue basse'], t.includes('37000') ? '37000 Tours' : 'Tours'] as const,
  ),
  ['rue du Chemin Vert Tours', '', ['rue du chemin vert'], 'Tours'],
  ['rue du Vieux Chemin Tours', '', ['rue du vieux chemin'], 'Tours'],
  // Words run together, misspelt kinds, boxes, sorting offices, what is said around.
  ['ruedelapaix nantes', '', ['rue de la paix'], 'Nantes'],
  ['12ruedelapaix Nantes', '12', ['rue de la paix'], 'Nantes'],
  ['44avenuepasteur 76620 Le Havre', '44', ['avenue pasteur'], '76620 Le Havre'],
  ['16 boulevrd emile zola 70000', '16', ['boulevard emile zola'], '70000'],
  ['12 rue Haute BP 123 44035 Nantes cedex 2', '12', ['rue haute'], '44035 Nantes'],
  ['qui est le syndic du 12 rue Haute, Nantes ?', '12', ['rue haute'], 'Nantes'],
  ['copropriété du 12 rue Haute à Nantes', '12', ['rue haute'], 'Nantes'],
  ['bonjour je cherche le 12 rue Haute à Nantes merci', '12', ['rue haute'], 'Nantes'],
  ['appartement 3, 12 rue Haute, Nantes', '12', ['rue haute'], 'Nantes'],
  ['« 12 rue Haute, Nantes »', '12', ['rue haute'], 'Nantes'],
  ['12 RUE HAUTE 44000 NANTES FRANCE', '12', ['rue haute'], '44000 Nantes'],
  ['12 rue Haute 44000Nantes', '12', ['rue haute'], '44000 Nantes'],
  ['12 rue Haute, F-44000 Nantes', '12', ['rue haute'], '44000 Nantes'],
  ['12 reu Haute Nantes', '12', ['rue haute'], 'Nantes'],
  // A region, a territory of former times, an island, a short name.
  ['12 rue Haute, Saint-Pierre (La Réunion)', '12', ['rue haute'], 'Saint-Pierre (La Réunion)'],
  ['12 rue Haute Nantes Pays de la Loire', '12', ['rue haute'], 'Nantes (Pays de la Loire)'],
  [
    '12 rue Haute, La Rochelle, Nouvelle-Aquitaine, France',
    '12',
    ['rue haute'],
    'La Rochelle (Nouvelle-Aquitaine)',
  ],
  ['22 rue Haute 76310 Sainte-Adresse', '22', ['rue haute'], '76310 Sainte-Adresse'],
  ['12 rue Haute Quimper Bretagne', '12', ['rue haute'], 'Quimper (Bretagne)'],
  [
    '12 rue Haute, Saint-Brieuc, Côtes-du-Nord',
    '12',
    ['rue haute'],
    'Saint-Brieuc (Côtes-du-Nord)',
  ],
  ['12 rue Laval Mayenne', '12', ['rue laval'], 'Mayenne'],
  ['12 rue de la Réunion', '12', ['rue de la reunion'], null],
  ['12 rue Haute île de Ré', '12', ['rue haute'], 'Ile de Ré'],
  ['12 rue Haute Noirmoutier', '12', ['rue haute'], "Noirmoutier-en-l'Île"],
  // A commune whose name is a word of streets, beside its code.
  ['6 avenue Foch, 80120 Rue', '6', ['avenue foch'], '80120 Rue'],
  // Days in any writing.
  ['2 rue du quatre septembre Tours', '2', ['rue du 4 septembre'], 'Tours'],
  ['2 r. du 4 sept. Tours', '2', ['rue du 4 septembre'], 'Tours'],
  ['12 al. des Pins Tours', '12', ['allee des pins'], 'Tours'],
  ['13 rue N.-D. Tours', '13', ['rue notre dame'], 'Tours'],
  ['rue du 8 mai 45, Tours', '', ['rue du 8 mai 1945'], 'Tours'],
  ['place du premier mai, Tours', '', ['place du 1er mai'], 'Tours'],
  // A door is in one street.
  ['12 rue Haute angle rue Basse Tours', '12', ['rue haute'], 'Tours'],
  ['12 rue Haute et 2 rue Basse Tours', '12', ['rue haute'], 'Tours'],
] as const)('« %s » reads as %j, %j, %j', (texte, numero, voies, lieu) => {
  const lue = lire(texte)
  expect([lue?.lue.numero, lue?.voies, lue?.lieu?.nom ?? null]).toEqual([numero, voies, lieu])
})

it.each([
  ['Résidence des Lilas\n12 rue de la Paix\n44000 Nantes', ['lilas']],
  ['Les Cèdres, 12 rue de la Paix, Nantes', ['cedres']],
  ['12 rue de la Paix, Nantes', []],
  ['12 rue Haute et 2 rue Basse Tours', ['rue basse']],
] as const)('of « %s », %j served for nothing', (texte, reste) =>
  expect(lire(texte)?.reste).toEqual(reste),
)

it.each([
  'les cèdres',
  'AA0-000-101',
  'gueret',
  'résidence du Parc Tours',
  '75 paris',
  'le clos de la place',
  'Rue (Somme)',
  'Rue 80',
  'Cours 69',
])('« %s » is no address', (texte) => expect(lire(texte)).toBeNull())

it.each([
  // What is read last: the register alone says whether the street is there.
  ['6 avenue Gambetta Rue', 'Rue', []],
  ['6 avenue Gambetta Tours chez tonton', 'Tours', ['tonton']],
] as const)('« %s » may be in %s', (texte, lieu, reste) => {
  const derniere = lireAdresse(lireQuestion(texte))?.lectures.at(-1)
  expect([derniere?.voies, derniere?.lieu?.nom, derniere?.reste]).toEqual([
    ['avenue gambetta'],
    lieu,
    reste,
  ])
})
it.each([
  '12 rue Haute Saint-Denis Lille',
  '12 rue Haute Tours Bruxelles',
  '12 rue Haute Tours lile',
])('no commune before another one is meant: « %s »', (texte) =>
  expect(
    lireAdresse(lireQuestion(texte))?.lectures.some((l) =>
      /^(?:saint denis|Tours)$/.test(l.lieu?.nom ?? ''),
    ),
  ).toBe(false),
)

it.each([
  // The first code of a town stands for all of it; a district keeps to its own codes.
  ['12 rue Haute 44000', ['44109'], []],
  ['12 rue Haute 44000 Nantes', ['44109'], []],
  ['12 rue Haute 75016', [], ['75016', '75116']],
  // A sorting office has a code of no commune: the commune that is named stays.
  ['12 rue Haute 44035 Nantes', ['44109'], []],
  ['12 rue Haute 99999', [], ['99999']],
] as const)('« %s » is asked for in %j, %j', (texte, communes, codes) =>
  expect(lire(texte)?.lieu).toMatchObject({
    communes: [...communes],
    codesPostaux: [...codes],
  }),
)

it('finds the present communes of a name that several bear or bore', () => {
  const lieu = (texte: string) => lire(texte)?.lieu
  expect(lieu('4 avenue Foch evry')?.communes).toEqual(expect.arrayContaining(['91228', '89162']))
  expect(lieu('4 avenue des Alpes Seynod')?.communes).toEqual(['74010'])
  expect(lieu('4 avenue Foch saint-ouen')).toMatchObject({ homonymes: true })
  expect(lieu('4 avenue Foch saint-ouen')?.communes).toContain('93070')
})

it.each([
  ['12 rue Haute 75012 Lyon', true],
  ['angle de la rue Haute, Tours', true],
  ['12 rue Haute 69003 Lyon', false],
  ['12 rue Haute Paris 15e 75016', true],
  ['12 rue Haute 44000 Nantes 44300', false],
  ['12 rue Haute Paris 25e', true],
  ['12 quinquies rue Haute Tours', true],
  ['12 rue Haute 44000', false],
] as const)('« %s » contradicts itself or says too little: %j', (texte, contredit) =>
  expect(lire(texte)?.lue.contredit).toBe(contredit),
)
