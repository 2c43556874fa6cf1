import { describe, expect, it } from 'vitest'
import { renderMail } from '../../platform/mailer/render.ts'
import { type Auteur, COURRIELS } from './auteurs.ts'
import { EXEMPLES } from './exemples-de-test.ts'
import { remplir } from './gabarits.ts'
import { creerLiens } from './gabarits/liens.ts'
import type { NomModele } from './gabarits/modeles.ts'

const liens = creerLiens({
  PUBLIC_URL: 'https://registre.test',
  PORT: 3000,
  SECRET: 'x'.repeat(40),
})
const LIENS = ['https://piege.example/p', 'www.piege.example', 'piege.com/payer', 'ｐｉｅｇｅ。com']
/** What of these a reader of mails would open. */
const OUVRABLE = /piege[.。．](?:com|example)|:\/\/piege|www\.piege/iu
const MODELES = Object.keys(COURRIELS) as NomModele[]
const valeursDe = (modele: NomModele): [string, Auteur][] => Object.entries(COURRIELS[modele][1])

const rendre = (modele: NomModele, donnees: object): string => {
  const { objet, texte, html } = renderMail(remplir(modele, donnees as never, liens))
  return `${objet}\n${texte}\n${html}`
}

describe('who typed what a mail says', () => {
  it('no stranger’s word goes to an address that nobody proved', () => {
    const dits = MODELES.filter(
      (m) =>
        COURRIELS[m][0].startsWith('adresse-') && valeursDe(m).some(([, a]) => a === 'visiteur'),
    )
    expect(dits).toEqual([])
  })

  it('an activated account is named there by invitations, designations and arrivals alone', () => {
    const nommants = MODELES.filter(
      (m) => COURRIELS[m][0].startsWith('adresse-') && valeursDe(m).some(([, a]) => a === 'compte'),
    )
    expect(nommants.toSorted()).toEqual([
      'arrivee-a-confirmer',
      'arrivee-code-poste',
      'arrivee-expiree',
      'arrivee-refusee',
      'compte-cree',
      'successeur-annule',
      'successeur-invite',
      'syndic-invite',
    ])
  })

  const saisies = MODELES.flatMap((m) =>
    valeursDe(m).flatMap(([nom, auteur]) =>
      auteur === 'compte' || auteur === 'visiteur' ? [[m, nom] as const] : [],
    ),
  )
  it('are many', () => expect(saisies.length).toBeGreaterThan(60))
  it.each(saisies)('%s: a link typed as its %s leads nowhere', (modele, nom) => {
    for (const lien of LIENS) {
      const texte = `Cabinet ${lien} Dupont`
      const avant: Record<string, unknown> = { ...EXEMPLES[modele] }
      const donnees = { ...avant, [nom]: Array.isArray(avant[nom]) ? [texte] : texte }
      const mail = rendre(modele, donnees)
      expect(mail).not.toMatch(OUVRABLE)
      // It is written all the same, so that its reader knows who is meant.
      expect(mail).toMatch(/Dupont/)
    }
  })
  it('the same, in the one mail of the morning', () => {
    const [premier] = EXEMPLES.recapitulatif.envois
    const envois = LIENS.map((l) => ({
      ...premier,
      donnees: { ...premier?.donnees, nomCopropriete: l },
    }))
    expect(rendre('recapitulatif', { envois })).not.toMatch(/piege\.(?:com|example)|www\.piege/)
  })
})
