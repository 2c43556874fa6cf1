import { contract, type AnyOperation } from '@registre/contract'
import { codeDe as issueDe, inscriptionDe, type Personne, SIRETS } from '@registre/testing/register'
import * as z from 'zod'
import { beforeEach, describe, expect, it } from 'vitest'
import { textePdf } from '@registre/testing/pdf'
import { faireLettre } from '../../platform/pdf/lettre.ts'
import { renderMail } from '../../platform/mailer/render.ts'
import { useInscription } from '../inscription/inscription-de-test.ts'
import { remplir } from './gabarits.ts'
import { creerLiens } from './gabarits/liens.ts'

const LIENS = [
  'https://piege.example/p',
  'www.piege.example',
  'Cabinet piege.com',
  'ｐｉｅｇｅ．com',
]

/** Each text of what an operation takes, by its path. */
const textesDe = (schema: z.core.$ZodType, chemin: readonly string[] = []): string[][] => {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.type === 'string') return [[...chemin]]
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([nom, s]) => textesDe(s, [...chemin, nom]))
  if ('innerType' in def) return textesDe(def.innerType as z.core.$ZodType, chemin)
  return []
}
const poser = (objet: object, [nom = '', ...suite]: readonly string[], valeur: string): object => {
  const avant = (objet as Record<string, unknown>)[nom]
  return {
    ...objet,
    [nom]: suite.length === 0 ? valeur : poser((avant ?? {}) as object, suite, valeur),
  }
}

describe('what somebody typed, in the mails and letters that leave', () => {
  const { registre, cleDe, creer } = useInscription()
  const liens = creerLiens({
    PUBLIC_URL: 'https://registre.test',
    PORT: 3000,
    SECRET: 'x'.repeat(40),
  })
  beforeEach(() => registre().db.query('delete from outbox'))

  /** Every mail that waits, as it would be sent. */
  const courriels = async (): Promise<{ a: string; modele: string; dit: string }[]> =>
    (
      await registre().db.query<{ payload: { a: string; modele: never; donnees: never } }>(
        `select payload from outbox where type = 'courriel' order by id`,
      )
    ).map(({ payload: { a, modele, donnees } }) => {
      const { objet, texte, html } = renderMail(remplir(modele, donnees, liens))
      return { a, modele, dit: `${objet}\n${texte}\n${html}` }
    })
  const PIEGE = /piege[.。．](?:com|example)|:\/\/piege|www\.piege/iu

  const operateurs = async (): Promise<[string, (body: never) => Promise<unknown>, object][]> => {
    const r = registre()
    const syndic = await r.personne('TELE_PRO_ADMIN_PRINC')
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    const v = () => r.visiteur().api
    const rang = { n: 0 }
    const email = () => `lien${(rang.n += 1)}@exemple.test`
    const compte = (par: Personne) => ({
      civilite: '',
      nom: 'Durand',
      prenom: 'Camille',
      telephone: '',
      numCartePro: '',
      profil: par === teneur ? 'TENEUR_ADMIN_SCOND' : 'TELE_PRO_GESTION',
    })
    return [
      [
        'creerTeledeclarant',
        (body) => v().creerTeledeclarant({ params: { type: 'NON_PRO' }, body }),
        inscriptionDe('NON_PRO'),
      ],
      [
        'creerTeledeclarant',
        (body) => v().creerTeledeclarant({ params: { type: 'PRO' }, body }),
        inscriptionDe('PRO', { siret: SIRETS.libres[0] }),
      ],
      ...[syndic, teneur].map((p): [string, (body: never) => Promise<unknown>, object] => [
        'creerUtilisateur',
        (body: object) => p.api.creerUtilisateur({ body: { ...body, email: email() } as never }),
        compte(p),
      ]),
      [
        'enregistrerCompte',
        (body) => syndic.api.enregistrerCompte({ body }),
        { civilite: '', nom: 'Durand', prenom: 'Camille', telephone: '', email: email() },
      ],
      [
        'envoyerReclamation',
        (body) => v().envoyerReclamation({ body }),
        {
          typeDemandeur: 'COPROPRIETAIRE',
          objet: 'SITE',
          typeReclamation: 'AUTRE_QUESTION',
          nom: 'Martin',
          prenom: 'Alix',
          email: 'x@exemple.test',
          message: 'Bonjour',
          confirmationEmail: 'x@exemple.test',
          captcha: 'juste',
        },
      ],
      [
        'creerWebhook',
        (body) => syndic.api.creerWebhook({ body }),
        { nom: 'Logiciel', url: 'https://exemple.test/' },
      ],
      [
        'ajouterCle',
        (body) => syndic.api.ajouterCle({ body }),
        { nom: 'Clé', id: 'x', clientDataJSON: 'eA', attestationObject: 'eA' },
      ],
    ]
  }

  it('no link of theirs, by whatever field of whatever call', async () => {
    let essais = 0
    for (const [nom, appeler, base] of await operateurs()) {
      const op: AnyOperation = contract[nom as keyof typeof contract]
      if (!op.body) throw new Error(`${nom} takes nothing`)
      for (const chemin of textesDe(op.body))
        for (const lien of LIENS) {
          await issueDe(appeler(poser(base, chemin, lien) as never))
          essais += 1
        }
    }
    expect(essais).toBeGreaterThan(200)
    const envoyes = await courriels()
    expect(new Set(envoyes.map((c) => c.modele))).toContain('inscription')
    expect(envoyes.filter((c) => PIEGE.test(c.dit)).map((c) => [c.modele, c.dit])).toEqual([])
  })

  it('before activation, none of their words: neither in a mail, nor in the body of a letter', async () => {
    const mots = {
      raisonSociale: 'Zorglub',
      nom: 'Bulgroz',
      prenom: 'Champignac',
      voie: '3 rue Spip',
    }
    const r = registre()
    const { etablissement, representant, ...reste } = inscriptionDe('NON_PRO')
    const { email } = representant
    await r.visiteur().api.creerTeledeclarant({
      params: { type: 'NON_PRO' },
      body: {
        ...reste,
        etablissement: { ...etablissement, raisonSociale: mots.raisonSociale },
        representant: {
          ...representant,
          nom: mots.nom,
          prenom: mots.prenom,
          adresse: { ...representant.adresse, voie: mots.voie },
        },
      },
    })
    // Asked again, with another account's address, by a forgotten password, by a reminder.
    await creer('NON_PRO', { email, raisonSociale: 'Zorglub' })
    await r.visiteur().api.demanderMotDePasse({ body: { login: email } })
    const { idTeledeclarant } = await r
      .visiteur()
      .api.activerCompte({ body: { key: await cleDe(email), newPassword: 'Falaise-Verte-2026!' } })
    await creer('NON_PRO', { email, raisonSociale: 'Zorglub' })
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    await teneur.api.creerUtilisateur({
      body: {
        idTeledeclarant: idTeledeclarant ?? 0,
        profil: 'TELE_NONPRO_GESTION' as never,
        civilite: '',
        nom: 'Durand',
        prenom: 'Camille',
        email: 'invite@exemple.test',
      },
    })
    const [courrier] = await r.db.query<{ destinataire: string[] }>(
      'select destinataire from courrier where teledeclarant_id = $1 order by id desc limit 1',
      [idTeledeclarant],
    )
    const envoyes = await courriels()
    expect(new Set(envoyes.map((c) => c.modele))).toEqual(
      new Set(['inscription', 'code-poste', 'compte-existant', 'compte-cree']),
    )
    const MOTS = new RegExp(Object.values(mots).join('|'), 'iu')
    expect(envoyes.filter((c) => MOTS.test(c.dit))).toEqual([])
    // The post reads the name and the address; the letter says no more of them.
    const pdf = await faireLettre(
      'CODE_ACTIVATION',
      {
        destinataire: courrier?.destinataire ?? [],
        code: '00000-00000',
        adresseSite: liens.activationTeledeclarant,
        editeLe: r.clock.now(),
      },
      'standard',
    )
    const lu = textePdf(pdf)
    expect(lu).toMatch(/Bulgroz/)
    expect(lu.slice(lu.indexOf('Madame, Monsieur'))).not.toMatch(MOTS)
  })

  it('an answer of the register does not send back what anybody wrote', async () => {
    const r = registre()
    await r.visiteur().api.envoyerReclamation({
      body: {
        typeDemandeur: 'COPROPRIETAIRE',
        objet: 'SITE',
        typeReclamation: 'AUTRE_QUESTION',
        nom: 'Martin',
        prenom: 'Alix',
        email: 'y@exemple.test',
        captcha: 'juste',
        confirmationEmail: 'y@exemple.test',
        message: 'Payez Zorglub sur https://piege.example',
      } as never,
    })
    const teneur = await r.personne('TENEUR_ADMIN_PRINC')
    const { reclamations } = await teneur.api.rechercherReclamations({ body: {} })
    const id = reclamations[0]?.id ?? 0
    const { version } = await teneur.api.lireReclamation({ params: { id } })
    await teneur.api.repondreReclamation({
      params: { id },
      body: { version, texte: 'Bonjour, voici la réponse.' },
    })
    const [reponse] = (await courriels()).filter((c) => c.modele === 'reclamation-repondue')
    expect(reponse?.dit).toContain('voici la réponse')
    expect(reponse?.dit).not.toMatch(/Zorglub|piege/)
  })
})
