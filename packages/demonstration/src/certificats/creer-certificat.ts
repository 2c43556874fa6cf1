import {
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import {
  bits,
  booleen,
  der,
  ensemble,
  entier,
  instant,
  octets,
  oid,
  sequence,
  texte,
  texteIa5,
} from './der.ts'

const ATTRIBUTS = {
  CN: '2.5.4.3',
  SN: '2.5.4.4',
  C: '2.5.4.6',
  O: '2.5.4.10',
  OU: '2.5.4.11',
  title: '2.5.4.12',
  GN: '2.5.4.42',
  emailAddress: '1.2.840.113549.1.9.1',
} as const
/** A distinguished name: attributes in their order. */
export type Nom = readonly (readonly [keyof typeof ATTRIBUTS, string])[]

export interface Certificat {
  pem: string
  clePem: string
  nom: Nom
  cle: KeyObject
}

export interface Demande {
  sujet: Nom
  /** Signs it; itself when left out. */
  emetteur?: Certificat
  /** `autorite` signs others, `serveur` answers on 127.0.0.1 and localhost, `client` by default. */
  usage?: 'autorite' | 'serveur' | 'client'
  /** The key of a certificate that is renewed; a new one by default. */
  cle?: KeyObject
  du: Date
  au: Date
}

const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'))

const ecrireNom = (nom: Nom): Buffer =>
  sequence(
    ...nom.map(([attribut, valeur]) =>
      ensemble(
        sequence(
          oid(ATTRIBUTS[attribut]),
          attribut === 'emailAddress' ? texteIa5(valeur) : texte(valeur),
        ),
      ),
    ),
  )

const extension = (nom: string, critique: boolean, valeur: Uint8Array): Buffer =>
  sequence(oid(nom), ...(critique ? [booleen(true)] : []), octets(valeur))

const LOCALHOST = sequence(
  der(0x82, Buffer.from('localhost')),
  der(0x87, Buffer.from([127, 0, 0, 1])),
)

const extensions = (usage: NonNullable<Demande['usage']>): Buffer => {
  const autorite = usage === 'autorite'
  return der(
    0xa3,
    sequence(
      extension('2.5.29.19', true, sequence(...(autorite ? [booleen(true)] : []))),
      // keyCertSign and cRLSign, or digitalSignature.
      extension(
        '2.5.29.15',
        true,
        autorite ? bits(Buffer.from([0x06]), 1) : bits(Buffer.from([0x80]), 7),
      ),
      ...(autorite
        ? []
        : [
            extension(
              '2.5.29.37',
              false,
              sequence(oid(usage === 'serveur' ? '1.3.6.1.5.5.7.3.1' : '1.3.6.1.5.5.7.3.2')),
            ),
          ]),
      ...(usage === 'serveur' ? [extension('2.5.29.17', false, LOCALHOST)] : []),
    ),
  )
}

const enPem = (contenu: Uint8Array): string =>
  `-----BEGIN CERTIFICATE-----\n${(
    Buffer.from(contenu)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  ).join('\n')}\n-----END CERTIFICATE-----\n`

/**
 * Makes a certificate and its key (P-256), signed by its issuer or by itself. For demonstrations
 * and tests alone.
 */
export const creerCertificat = ({
  sujet,
  emetteur,
  usage = 'client',
  cle,
  du,
  au,
}: Demande): Certificat => {
  const privateKey = cle ?? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const serie = randomBytes(16)
  serie[0] = ((serie[0] ?? 0) & 0x7f) | 0x40
  const corps = sequence(
    der(0xa0, entier(Buffer.from([2]))),
    entier(serie),
    ECDSA_SHA256,
    ecrireNom(emetteur?.nom ?? sujet),
    sequence(instant(du), instant(au)),
    ecrireNom(sujet),
    createPublicKey(privateKey).export({ type: 'spki', format: 'der' }),
    extensions(usage),
  )
  const signature = sign('sha256', corps, emetteur?.cle ?? privateKey)
  return {
    pem: enPem(sequence(corps, ECDSA_SHA256, bits(signature))),
    clePem: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    nom: sujet,
    cle: privateKey,
  }
}
