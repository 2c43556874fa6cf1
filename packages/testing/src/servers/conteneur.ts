import type { GenericContainer } from 'testcontainers'

/**
 * A server in a container, at an address of this machine that is told (`surPort` chooses its port);
 * null where no engine answers (docker, or podman by DOCKER_HOST).
 */
export const enConteneur = async (
  image: string,
  {
    port,
    surPort,
    pret,
    fois = 1,
  }: { port: number; surPort?: number; pret: RegExp; fois?: number },
  regler: (conteneur: GenericContainer) => GenericContainer = (conteneur) => conteneur,
): Promise<{ adresse: string; stop(): Promise<void> } | null> => {
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers')
  const repond = await getContainerRuntimeClient().then(
    () => true,
    () => false,
  )
  if (!repond) return null
  const conteneur = new GenericContainer(image)
    .withExposedPorts(surPort === undefined ? port : { container: port, host: surPort })
    .withWaitStrategy(Wait.forLogMessage(pret, fois))
  const lance = await regler(conteneur).start()
  return {
    adresse: `${lance.getHost()}:${lance.getMappedPort(port)}`,
    stop: async () => void (await lance.stop()),
  }
}
