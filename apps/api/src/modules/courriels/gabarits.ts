import { delier, deNom } from '@registre/domain'
import type { MailContent } from '../../platform/mailer/render.ts'
import { type Auteur, COURRIELS } from './auteurs.ts'
import { GABARITS_COMPTE } from './gabarits/compte.ts'
import { GABARITS_CONTACT } from './gabarits/contact.ts'
import { GABARITS_DECLARATION } from './gabarits/declaration.ts'
import { GABARITS_DISSOLUTION } from './gabarits/dissolution.ts'
import { GABARITS_RETOUR } from './gabarits/retour.ts'
import { GABARITS_IMMATRICULATION } from './gabarits/immatriculation.ts'
import { GABARITS_INSCRIPTION } from './gabarits/inscription.ts'
import { GABARITS_MANDAT } from './gabarits/mandat.ts'
import { GABARITS_RATTACHEMENT } from './gabarits/rattachement.ts'
import { GABARITS_REPRISE } from './gabarits/reprise.ts'
import type { Gabarits } from './gabarits/gabarit.ts'
import { sujet } from './gabarits/phrases.ts'
import type { Liens } from './gabarits/liens.ts'
import type { ModelesCourriel, NomModele } from './gabarits/modeles.ts'

/** The text of each mail, by families. A name of `modeles.ts` without its text does not compile. */
export const GABARITS = {
  ...GABARITS_IMMATRICULATION,
  ...GABARITS_RATTACHEMENT,
  ...GABARITS_REPRISE,
  ...GABARITS_MANDAT,
  ...GABARITS_DISSOLUTION,
  ...GABARITS_RETOUR,
  ...GABARITS_DECLARATION,
  ...GABARITS_COMPTE,
  ...GABARITS_INSCRIPTION,
  ...GABARITS_CONTACT,
  recapitulatif: (d, liens) => recapituler(d, liens),
} satisfies Gabarits

/** Gives the content of a mail. Throws when the name is unknown to this version. */
export const remplir = <M extends NomModele>(
  modele: M,
  donnees: ModelesCourriel[M],
  liens: Liens,
): MailContent => {
  const gabarits: Gabarits = GABARITS
  if (!Object.hasOwn(gabarits, modele)) throw new Error(`modèle de courriel inconnu : ${modele}`)
  return gabarits[modele](sansLiens(modele, donnees), liens)
}

const sansLien = (valeur: unknown): unknown =>
  typeof valeur === 'string'
    ? delier(valeur)
    : Array.isArray(valeur)
      ? valeur.map(sansLien)
      : valeur

/** What somebody typed, a keeper apart, leads nowhere from an official mail. */
const sansLiens = <M extends NomModele>(
  modele: M,
  donnees: ModelesCourriel[M],
): ModelesCourriel[M] => {
  const auteurs: Readonly<Record<string, Auteur>> = COURRIELS[modele][1]
  return Object.fromEntries(
    Object.entries(donnees).map(([nom, valeur]) => [
      nom,
      ['compte', 'visiteur'].includes(auteurs[nom] ?? 'visiteur') ? sansLien(valeur) : valeur,
    ]),
  ) as ModelesCourriel[M]
}

/** What happened to each co-ownership, one after the other: its state, then a sentence. */
const recapituler = (recus: ModelesCourriel['recapitulatif'], liens: Liens): MailContent => {
  const envois = recus.envois.map((e) => ({ ...e, donnees: sansLiens(e.modele, e.donnees) }))
  const parCopropriete = Map.groupBy(envois, ({ donnees }) => donnees.coproprieteId)
  return {
    objet: `${envois.length} nouvelles ${deNom(parCopropriete.size > 1 ? `vos ${parCopropriete.size} copropriétés` : sujet(envois[0]?.donnees ?? { nomCopropriete: '' }))}`,
    titre: 'Les nouvelles de vos copropriétés',
    statut: { libelle: `${envois.length} nouvelles`, ton: 'information' },
    paragraphes: [...parCopropriete.values()].flatMap((nouvelles) => [
      sujet(nouvelles[0]?.donnees ?? { nomCopropriete: '' }),
      {
        liste: nouvelles.map(({ modele, donnees }) => {
          const { titre, statut } = remplir(modele, donnees, liens)
          const reste =
            'aFaire' in donnees && donnees.aFaire ? `. À faire aussi : ${donnees.aFaire}` : ''
          return `${[titre, ...(statut ? [statut.libelle] : [])].join(' : ')}${reste}`
        }),
      },
    ]),
    bouton: { libelle: 'Voir mes copropriétés', url: liens.portefeuilleDuSyndic },
  }
}
