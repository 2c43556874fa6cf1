import { addDays } from '@registre/domain'
import { codeDe, inscriptionDe } from '@registre/testing/register'
import { cleDe, codePoste, MOT_DE_PASSE, type Vie } from './vie.ts'

// How a house begins: it signs up by itself, a leaving syndic designates it, or it was there.

const accueillir = async (
  vie: Vie,
  v: ReturnType<Vie['r']['visiteur']>,
  ouvrir: Promise<{ idTeledeclarant: number | null }>,
): Promise<string> => {
  const code = await codeDe(ouvrir)
  if (code !== 'ok') return code
  vie.declarantId = (await ouvrir).idTeledeclarant ?? 0
  const [row] = await vie.r.db.query<{ id: number }>(
    'select id from utilisateur where teledeclarant_id = $1',
    [vie.declarantId],
  )
  vie.gens = [{ id: row?.id ?? 0, ...v }]
  return code
}

const inscrire = async (vie: Vie): Promise<string> => {
  const body = inscriptionDe('NON_PRO')
  const { email } = body.representant
  const v = vie.r.visiteur()
  await v.api.creerTeledeclarant({ params: { type: 'NON_PRO' }, body })
  const key = await cleDe(vie, email, 'inscription')
  return accueillir(vie, v, v.api.activerCompte({ body: { key, newPassword: MOT_DE_PASSE } }))
}

/** A leaving syndic names a volunteer, then sometimes another one: the key of the last one opens. */
const designer = async (vie: Vie): Promise<string> => {
  const { r, rang, hasard } = vie
  const sortant = await r.personne('TELE_PRO_GESTION')
  const jour = r.clock.today()
  const [c] = await r.db.query<{ id: number }>(
    `with c as (insert into copropriete (etat, numero_immatriculation, nom, auteur_teledeclarant_id, teledeclarant_id)
       values ('IMMATRICULEE_RATTACHEE', prochain_numero_immatriculation(), 'Les Tilleuls', $1, $1) returning id),
     m as (insert into mandat (copropriete_id, teledeclarant_id, etat, date_debut, date_fin) select id, $1, 'EN_COURS', $2, $3 from c)
     select id from c`,
    [sortant.teledeclarantId, addDays(jour, -300), addDays(jour, 20)],
  )
  const saisie = (n: number) => ({
    idCopropriete: c?.id ?? 0,
    type: 'NON_PRO' as const,
    siret: '',
    raisonSociale: '',
    nom: 'Le Goff',
    prenom: 'Erwan',
    email: `designe${rang}.${n}@exemple.test`,
    datePriseFonction: '01/02/2027',
  })
  const premiere = await sortant.api.declarerSuccesseur({ body: saisie(1) })
  const deux = hasard(2) === 0
  if (deux)
    await sortant.api.modifierSuccesseur({
      body: { ...saisie(2), version: premiere.version, annuler: false },
    })
  const v = r.visiteur()
  const key = await cleDe(vie, `designe${rang}.${deux ? 2 : 1}@exemple.test`, 'successeur-invite')
  const body = {
    nom: 'Le Goff',
    prenom: 'Erwan',
    voie: '3 quai du Port',
    codePostal: '56000',
    commune: 'Vannes',
    motDePasse: MOT_DE_PASSE,
  }
  return accueillir(vie, v, v.api.creerCompteSuccesseur({ params: { key }, body }))
}

const trouver = async (vie: Vie): Promise<string> => {
  const { utilisateurId: id, teledeclarantId, ...p } = await vie.r.personne('TELE_PRO_ADMIN_PRINC')
  vie.declarantId = teledeclarantId ?? 0
  vie.gens = [{ id, api: p.api, cookies: p.cookies }]
  return 'ok'
}

/** A house of a life begins; one that signed up mostly has its posted code right. */
export const naitre = async (vie: Vie): Promise<string> => {
  vie.partis = []
  const debut = [inscrire, designer, trouver][vie.hasard(3)] ?? trouver
  const code = await debut(vie)
  if (code !== 'ok' || debut === trouver) return code
  const [admin] = vie.gens
  const clef = vie.hasard(6) === 0 ? 'AAAAA-AAAAA' : await codePoste(vie)
  return admin ? codeDe(admin.api.activerTeledeclarant({ body: { clef } })) : code
}
