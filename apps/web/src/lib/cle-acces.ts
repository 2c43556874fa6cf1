import { client } from './api/index.ts'

/** A passkey belongs to a name: browsers refuse it on a bare address, or without WebAuthn. */
export const clesPossibles = (): boolean =>
  typeof PublicKeyCredential === 'function' && !/^[\d.:[\]]+$/.test(location.hostname)

/** True when the person closed the browser's window, or let it wait. */
export const abandonnee = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** Has the person present a passkey of the register. Throws what the browser throws, ApiError. */
export const presenterCle = async () => {
  const [{ startAuthentication }, defi] = await Promise.all([
    import('@simplewebauthn/browser'),
    client.preparerConnexionCle(),
  ])
  const { id, response } = await startAuthentication({
    optionsJSON: { ...defi, userVerification: 'required' },
  })
  const { clientDataJSON, authenticatorData, signature } = response
  return { id, clientDataJSON, authenticatorData, signature }
}

/** Has the person make a passkey for their account. Throws what the browser throws, ApiError. */
export const creerCle = async () => {
  const [{ startRegistration }, defi] = await Promise.all([
    import('@simplewebauthn/browser'),
    client.preparerCle(),
  ])
  const { id, response } = await startRegistration({
    optionsJSON: {
      ...defi,
      // It signs in alone: it is found without a name, and asks for a finger, a face or a code.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    },
  })
  const { clientDataJSON, attestationObject } = response
  return { id, clientDataJSON, attestationObject }
}
