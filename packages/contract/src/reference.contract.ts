import { BLOCS_REGLES, MOTIFS_DISSOLUTION, TYPES_TELEDECLARANT } from '@registre/domain'
import * as z from 'zod'
import { operation, type Operation } from './operation.ts'
import { clefValeurs, dateFr, id, texte } from './primitives/index.ts'

/** A reference list: `[{ clef, valeur }]`. */
const liste = <const P extends string>(
  path: P,
  summary: string,
): Operation<P, undefined, undefined, undefined, typeof clefValeurs> => ({
  method: 'GET',
  path,
  access: 'session',
  droitsJeton: 'aucun',
  summary,
  response: clefValeurs,
})

/** The keepers' team is also 0. */
const typeDeTeledeclarant = z.codec(
  z.enum([...TYPES_TELEDECLARANT, '0']),
  z.enum(TYPES_TELEDECLARANT),
  { decode: (type) => (type === '0' ? 'teneur' : type), encode: (type) => type },
)
const parMotif = z.object({ x: z.enum(MOTIFS_DISSOLUTION) })

const commune = z
  .object({
    code: z.string(),
    nom: z.string(),
    codesPostaux: z.array(z.string()),
    codeDepartement: z.string(),
    chefLieu: z.string().nullable(),
  })
  .meta({ id: 'Commune' })

export const regleVue = z
  .object({
    code: z.string(),
    bloc: z.enum(BLOCS_REGLES),
    phrase: z.string(),
    champs: z.array(z.string()),
    ou: z.string(),
    confirmable: z.boolean(),
    effet: dateFr,
    fin: dateFr,
  })
  .meta({
    id: 'Regle',
    description:
      'champs : chemins dans le bloc ; vide quand ils dépendent de la déclaration, ce que dit alors « ou ».',
  })

export const reference = {
  chercherCommunes: operation('GET', '/api/public/communes/lib/{x}', {
    access: 'public',
    summary: 'Communes dont le nom commence par x, ou dont x est le code postal',
    params: z.object({ x: texte(60).min(1) }),
    response: z.array(commune),
  }),
  listerCommunesAbsorbees: operation('GET', '/api/public/communesabsorbees/{x}', {
    access: 'public',
    summary: 'Communes absorbées, déléguées ou associées d’une commune (x : code INSEE)',
    params: z.object({ x: z.string().regex(/^(\d{5}|2[AB]\d{3})$/) }),
    response: z.array(commune),
  }),
  listerEnergies: liste('/api/parametres/energieUtilisee', 'Énergies de chauffage'),
  listerTypesChauffage: liste('/api/parametres/typeChauffage', 'Types de chauffage'),
  listerPeriodesConstruction: liste(
    '/api/parametres/periodeConstruction',
    'Périodes de construction',
  ),
  listerStatutsCompte: liste('/api/statut-compte-utilisateurs', 'Statuts d’un compte utilisateur'),
  listerProfilsDisponibles: liste(
    '/api/profil-utilisateurs/disponible',
    'Profils que la personne connectée peut attribuer',
  ),
  listerProfilsDisponiblesPour: operation('GET', '/api/profil-utilisateurs/disponible/{id}', {
    access: ['MENU_GESTION_UTILISATEURS', 'LIST_RCH_USER_TENEUR'],
    summary: 'Profils que l’on peut attribuer chez un télédéclarant',
    params: z.object({ id }),
    response: clefValeurs,
    errors: ['introuvable'],
  }),
  listerProfilsDuType: operation('GET', '/api/profil-utilisateurs/type/{type}', {
    access: 'session',
    droitsJeton: 'aucun',
    summary: 'Profils d’un type de télédéclarant',
    params: z.object({ type: typeDeTeledeclarant }),
    response: clefValeurs,
  }),
  listerCivilites: liste('/api/civilites', 'Civilités'),
  listerTypesPiecesJustif: operation('GET', '/api/typeDePiecesJustif', {
    access: 'session',
    droitsJeton: 'aucun',
    summary: 'Types de justificatif d’un mandat',
    query: z.object({ adminProvisoire: z.stringbool().optional() }),
    response: clefValeurs,
  }),
  listerTypesPiecesJustifDissolution: operation('GET', '/api/typeDePiecesJustif/dissolution/{x}', {
    access: 'session',
    droitsJeton: 'aucun',
    summary: 'Types de justificatif d’un motif de dissolution',
    params: parMotif,
    response: clefValeurs,
  }),
  listerStatutsTeledeclarant: liste(
    '/api/statut-teledeclarant/recherche',
    'Statuts d’un télédéclarant',
  ),
  listerStatutsTeledeclarantSuivants: operation('GET', '/api/statut-teledeclarant/suivant/{type}', {
    access: ['TYPE_TELEDECLARANT'],
    summary: 'Statuts possibles pour un type de télédéclarant',
    params: z.object({ type: typeDeTeledeclarant }),
    response: clefValeurs,
  }),
  listerTypesTeledeclarant: operation('GET', '/api/type-teledeclarant/{type}', {
    access: 'session',
    droitsJeton: 'aucun',
    summary: 'Types de télédéclarant (type, ou all)',
    params: z.object({ type: z.enum([...TYPES_TELEDECLARANT, 'all']) }),
    response: clefValeurs,
  }),
  listerMotifsDissolution: liste('/api/coproprietes/motifdissolution', 'Motifs de dissolution'),
  listerFaitsGenerateurs: operation('GET', '/api/coproprietes/faitgenerateur/{x}', {
    access: 'session',
    droitsJeton: 'aucun',
    summary: 'Faits générateurs d’un motif de dissolution',
    params: parMotif,
    response: clefValeurs,
  }),
  listerTypesDemande: liste('/api/type-demande-valider-ratt-immat', 'Types de demande à valider'),
  listerTypesTeledeclarantMin: liste(
    '/api/type-teledeclarant-min',
    'Types de télédéclarant, liste courte',
  ),
  listerRegles: operation('GET', '/api/public/regles', {
    access: 'public',
    summary:
      'Règles vérifiées dans une déclaration : code, phrase, champs, dates d’effet (les mêmes qu’à l’écran /aide/regles)',
    response: z.array(regleVue),
  }),
}
