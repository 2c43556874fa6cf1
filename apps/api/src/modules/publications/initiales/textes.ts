import type { CategorieFicheMemo } from '@registre/domain'

/** A sheet in words: short parts, each a title and sentences. The PDF is made from it. */
export interface FicheEcrite {
  categorie: CategorieFicheMemo | null
  titre: string
  resume: string
  parties: readonly { titre: string; phrases: readonly string[] }[]
}

const CCH =
  'Code de la construction et de l’habitation, articles L711-1 à L711-7 et R711-1 à R711-21.'
const partie = (titre: string, ...phrases: string[]) => ({ titre, phrases })
const fiche = (
  categorie: CategorieFicheMemo | null,
  titre: string,
  resume: string,
  ...parties: FicheEcrite['parties']
): FicheEcrite => ({
  categorie,
  titre,
  resume,
  parties: [...parties, partie('Textes', CCH)],
})

/**
 * The first memo sheets of a register, at least two for each category, and its first newsletter.
 */
export const TEXTES_INITIAUX: readonly FicheEcrite[] = [
  fiche(
    'GENERAL',
    'Le registre en une page',
    'Ce qu’est le registre, qui déclare, ce que chacun peut y lire.',
    partie(
      'À quoi sert le registre',
      'Il recense les copropriétés qui comprennent au moins un logement. Il aide à les connaître et à prévenir leurs difficultés.',
    ),
    partie(
      'Qui déclare',
      'Le syndic immatricule la copropriété puis la met à jour chaque année. Le notaire immatricule une copropriété nouvelle lorsqu’il publie son règlement.',
    ),
    partie(
      'Ce que chacun peut lire',
      'L’annuaire donne à tous le nom, l’adresse, le numéro d’immatriculation, les lots et le représentant. Les données financières détaillées n’y figurent pas.',
    ),
  ),
  fiche(
    'GENERAL',
    'Trouver le numéro d’une copropriété',
    'Chercher dans l’annuaire par adresse, par nom ou par numéro.',
    partie(
      'Chercher',
      'Ouvrez l’annuaire et tapez une adresse, un nom ou un numéro. La recherche avancée permet de choisir le département et la commune.',
    ),
    partie(
      'Lire le numéro',
      'Il s’écrit comme AA0-000-001. Il n’est jamais réattribué, même après une dissolution.',
    ),
    partie(
      'Rien ne correspond ?',
      'Demandez à votre syndic si la copropriété est immatriculée. Sinon, écrivez au teneur du registre en indiquant l’adresse.',
    ),
  ),
  fiche(
    'PRO',
    'Immatriculer une copropriété',
    'Ce qu’il faut préparer, les étapes et la suite de la demande.',
    partie(
      'Préparer',
      'Le justificatif du mandat en PDF de moins de 5 Mo : contrat de syndic, procès-verbal d’assemblée ou ordonnance.',
      'Le règlement de copropriété, le nombre de lots, les parcelles cadastrales et les comptes du dernier exercice clos.',
    ),
    partie(
      'Remplir',
      'Les étapes s’enregistrent une à une. Un brouillon se reprend depuis l’accueil.',
      'Si une copropriété proche existe déjà, le registre vous demande si c’est la même.',
    ),
    partie(
      'Ensuite',
      'Le teneur du registre examine la demande. Il peut demander des précisions. À la validation, le numéro est attribué et l’attestation établie.',
    ),
  ),
  fiche(
    'PRO',
    'La mise à jour annuelle',
    'Quand la faire, quels chiffres saisir, et que faire sans comptes approuvés.',
    partie(
      'Quand',
      'Dans les deux mois qui suivent l’assemblée générale où les comptes ont été approuvés.',
    ),
    partie(
      'Quels chiffres',
      'Les dates de l’exercice, de moins de dix-huit mois ; les charges, les impayés, les dettes fournisseurs et le fonds de travaux, en euros entiers.',
      'La date de l’assemblée générale suit celle de la clôture des comptes.',
    ),
    partie(
      'Comptes non approuvés',
      'Une mise à jour particulière le déclare : la copropriété n’est alors plus en retard.',
    ),
  ),
  fiche(
    'PRO',
    'Changer de syndic : se rattacher, déclarer un successeur',
    'Les deux chemins quand un mandat change de mains.',
    partie(
      'Le nouveau syndic',
      'Il demande son rattachement avec le numéro d’immatriculation et le justificatif de son mandat, de trois ans au plus.',
    ),
    partie(
      'L’ancien syndic',
      'Il peut déclarer son successeur. Il reste en mesure de déposer, pendant un an, les comptes de l’exercice qu’il a géré ; le successeur les accepte.',
    ),
    partie(
      'Contester',
      'Le syndic en place est prévenu d’une demande et peut la contester une fois. Le teneur du registre décide.',
    ),
  ),
  fiche(
    'BENEVOLE',
    'Syndic bénévole : créer son compte',
    'Sans SIRET : une adresse électronique, une adresse postale, un code reçu par courrier.',
    partie(
      'Créer',
      'Choisissez « syndic bénévole », ou « syndicat coopératif » si l’assemblée a choisi cette forme. Aucun SIRET n’est demandé.',
    ),
    partie(
      'Activer',
      'Le lien du courriel sert 24 heures. Le code d’activation arrive par courrier sous quinze jours. Sans activation dans les deux mois, le compte est supprimé.',
    ),
    partie(
      'Votre nom',
      'Les données ouvertes du registre ne publient pas le nom des syndics bénévoles.',
    ),
  ),
  fiche(
    'BENEVOLE',
    'Syndic bénévole : la première déclaration',
    'Une petite copropriété se déclare en une heure : voici dans quel ordre.',
    partie(
      'Avant de commencer',
      'Cherchez la copropriété dans l’annuaire. Si elle y figure, demandez votre rattachement au lieu de l’immatriculer de nouveau.',
    ),
    partie(
      'Pendant',
      'Vous pouvez vous arrêter après chaque étape. Les règles de saisie sont expliquées à côté de chaque champ.',
    ),
    partie(
      'Petites copropriétés',
      'Si une donnée financière n’est pas connue, dites-le dans l’étape : elle sera demandée à la mise à jour suivante.',
    ),
  ),
  fiche(
    'NOTAIRE',
    'Immatriculer une copropriété nouvelle',
    'Le notaire qui publie le règlement immatricule ; le numéro est donné aussitôt.',
    partie(
      'Qui',
      'Le notaire, ou le collaborateur habilité par l’étude, avec le certificat de l’étude. Un collaborateur consulte sans déclarer.',
    ),
    partie(
      'Comment',
      'Saisissez l’identification, les procédures et les données techniques, puis désignez le syndic s’il est connu.',
    ),
    partie(
      'Ensuite',
      'Le numéro est attribué aussitôt, sauf si une copropriété très proche existe : le teneur du registre vérifie alors sous un jour ouvré.',
    ),
  ),
  fiche(
    'NOTAIRE',
    'Vendre un lot : numéro et immatriculation d’office',
    'Ce qui doit figurer dans l’acte, et que faire si la copropriété n’est pas immatriculée.',
    partie(
      'Dans l’acte',
      'Le numéro d’immatriculation figure dans l’acte authentique de vente du lot.',
    ),
    partie(
      'Copropriété absente du registre',
      'Le notaire met le syndic en demeure. Un mois après, ou si aucun syndic n’existe, il immatricule d’office en confirmant ces faits.',
    ),
  ),
  fiche(
    'INSTITUTION',
    'Ouvrir un accès pour sa collectivité',
    'La connexion institutionnelle, la charte de confidentialité et le territoire.',
    partie(
      'Se connecter',
      'L’agent se connecte avec l’identité de son administration. L’accès est ouvert d’après le SIRET de l’institution.',
    ),
    partie(
      'La charte',
      'Elle se lit et s’accepte une fois par personne, avant toute consultation.',
    ),
    partie(
      'Le territoire',
      'Chaque institution voit les copropriétés de son territoire : région, département, intercommunalité, commune, ou le pays entier.',
    ),
  ),
  fiche(
    'INSTITUTION',
    'Repérer les copropriétés fragiles',
    'Catégoriser, lire les données brutes, garder la confidentialité.',
    partie(
      'Choisir des critères',
      'Nombre de lots, impayés, procédures en cours, période de construction, absence de représentant : croisez ceux qui comptent chez vous.',
    ),
    partie(
      'Lire avec prudence',
      'Une donnée est déclarée par le syndic et porte sur un exercice. Comparez plusieurs années avant de conclure.',
    ),
    partie(
      'Confidentialité',
      'Les extractions servent aux politiques publiques du territoire. Elles ne se publient pas et ne se transmettent pas à des tiers.',
    ),
  ),
  fiche(
    null,
    'La lettre du registre n° 1',
    'Au sommaire : une seule adresse pour toutes vos démarches, les fiches mémo, et le calendrier de la mise à jour annuelle.',
    partie(
      'Une seule adresse',
      'Immatriculer, se rattacher, mettre à jour, dissoudre : toutes les démarches se font ici, et chacune se suit depuis l’accueil.',
    ),
    partie(
      'Des fiches mémo',
      'Onze fiches d’une page expliquent chaque démarche, selon votre situation. Elles se trouvent dans l’aide, sous « Le registre et moi ».',
    ),
    partie(
      'Au calendrier',
      'Vos échéances de mandat et de mise à jour peuvent s’afficher dans votre propre agenda : abonnez-vous depuis « Échéances des mandats ».',
    ),
  ),
]
