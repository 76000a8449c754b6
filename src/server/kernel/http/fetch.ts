// `env` contains the socket. Without it the API cannot distinguish clients.
export type Fetch = (request: Request, env: object) => Response | Promise<Response>
