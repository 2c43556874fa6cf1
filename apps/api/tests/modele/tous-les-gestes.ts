import * as commun from './gestes.ts'
import * as dossier from './gestes-dossier.ts'
import * as declarations from './gestes-declarations.ts'
import * as file from './gestes-file.ts'
import * as fin from './gestes-fin.ts'
import * as mandats from './gestes-mandats.ts'
import type { Geste, Sorte } from './gestes.ts'

const g = { ...commun, ...declarations, ...dossier, ...file, ...fin, ...mandats }
const SORTES: readonly Sorte[] = ['immatriculation', 'rattachement', 'dissolution']
const chaque = <A>(qui: readonly A[], faire: (a: A) => Geste): Geste[] => qui.map(faire)

/** Every gesture that the model knows, for everybody who may try it. */
export const GESTES: readonly Geste[] = [
  ...SORTES.flatMap((sorte) =>
    [g.ouvrir, g.quitter, g.valider, g.valider, g.refuser, g.preciser, g.affecter].flatMap(
      (geste) => g.TENEURS.map((qui) => geste(sorte, qui)),
    ),
  ),
  ...chaque(g.TENEURS, g.deverrouiller),
  ...[g.soumettre, g.corriger, g.abandonner, g.supprimerBrouillon].flatMap((geste) =>
    chaque([0, 1], geste),
  ),
  ...[
    g.soumettreParNotaire,
    g.soumettreParNotaire,
    g.corriger,
    g.abandonner,
    g.supprimerBrouillon,
  ].map((geste) => geste(g.NOTAIRE)),
  ...chaque(g.TENEURS, g.confirmerDoublon),
  ...chaque(g.SYNDICS, (qui) => g.rattacher(qui, 0)),
  ...chaque(g.SYNDICS, (qui) => g.rattacher(qui, 15)),
  ...[g.retirerDemande, g.contester, g.repondre, g.renouveler, g.renouveler, g.mettreAJour].flatMap(
    (geste) => chaque(g.SYNDICS, geste),
  ),
  ...(['debut', 'fin'] as const).flatMap((bout) =>
    [0, 1, 2].flatMap((rang) =>
      [-400, -40, -1, 1, 30].map((ecart) => g.changerDate(g.HOTLINE, bout, rang, ecart)),
    ),
  ),
  ...[
    g.mettreAJourAnnuelle,
    g.mettreAJourAnnuelle,
    g.accepterDuPredecesseur,
    g.ecarterDuPredecesseur,
  ].flatMap((geste) => chaque(g.SYNDICS, geste)),
  ...[g.supprimerDeclarations, g.retirerMajAnnuelle].flatMap((geste) => chaque(g.TENEURS, geste)),
  ...chaque(g.TENEURS, g.retirerMandats),
  ...[0, 1].flatMap((rang) => chaque(g.TENEURS, (qui) => g.retirerUnMandat(qui, rang))),
  ...[...g.SYNDICS, g.NOTAIRE, g.PRINCIPAL].flatMap((qui) => [
    g.declarerDissolution(qui, 0),
    g.declarerDissolution(qui, 20),
  ]),
  ...chaque([...g.SYNDICS, g.NOTAIRE, g.PRINCIPAL], g.annulerDissolution),
  ...Array.from({ length: 3 }, () => chaque(g.TENEURS, g.revenir)).flat(),
  ...[g.annulerImmatriculation, g.supprimer, g.restaurer].flatMap((geste) =>
    chaque(g.TENEURS, geste),
  ),
]
