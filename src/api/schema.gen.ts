// Generated from openapi.json by npm run openapi.
export interface paths {
    "/api/livez": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The process runs */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                status: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The first release is served and the database answers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                status: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** This contract, to read in a browser */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The files of that page */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    file: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/patients/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for an account; a six-digit code goes out by mail. The answer is the same for every address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email: string;
                        password: string;
                        passwordCheck: string;
                        /** @default false */
                        promotionalOffers?: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/patients/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finish a sign-up with the code from the mail */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        code: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                token: string;
                                user: components["schemas"]["User"];
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/patients/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in at the patients' door */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        code?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                token: string;
                                user: components["schemas"]["User"];
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/patients/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out: the token of this request is worth nothing from now on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/admins/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in at the admins' door */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                        code?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                token: string;
                                user: components["schemas"]["User"];
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/admins/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out: the token of this request is worth nothing from now on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/patients/reset-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link to set a new password. The answer is the same for every address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/patients/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the link from the mail; it works once and signs out everywhere */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/admins/reset-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for a link to set a new password. The answer is the same for every address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/admins/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the link from the mail; it works once and signs out everywhere */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/patients/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person, for the patients' area; somebody of the other area is signed out */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["User"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/admins/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in person, for the admins' area; somebody of the other area is signed out */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["User"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/keep-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key with which this person’s browsers encrypt forms that are not sent yet: 256 bits, base64 */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                key: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Set a new password; every other device is signed out */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        current: string;
                        password: string;
                        passwordCheck: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask for another e-mail address: a code goes to it. The answer is the same for every address */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        current: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/email/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the new address over with the code that was sent to it; the old one is told */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                email: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/language": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** The language in which this person is written to */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        language: "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN";
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/authenticator": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether signing in asks for an authenticator’s code */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                on: boolean;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** A new authenticator: its secret, which counts once a code of it was confirmed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        current: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                secret: string;
                                uri: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/authenticator/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Switch the new authenticator on with a code that it shows */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        code: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile/authenticator/remove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign in without an authenticator again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        current: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where this account is signed in, the latest activity first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Session"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Sign out one of this account's sessions */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/admins/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the first administrator, with the link that the first start printed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        email: string;
                        name: string;
                        password: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                token: string;
                                user: components["schemas"]["User"];
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The administrators, and what each may do */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Colleague"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Invite an administrator: a link by mail sets the first password */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        name: string;
                        scopes: ("content" | "hr" | "desk" | "super")[];
                        /** @enum {string} */
                        language: "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN";
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Colleague"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/users/{id}/invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the invitation once more */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change what an administrator may do, disable the account, or remove a lost authenticator */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        scopes?: ("content" | "hr" | "desk" | "super")[];
                        disabled?: boolean;
                        removeAuthenticator?: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Colleague"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/demo/outbox": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The latest mails to an address, newest first: only in a demo on one's own machine, else 404 */
        get: {
            parameters: {
                query: {
                    to: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                kind: string;
                                subject: string;
                                text: string;
                                createdAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every kind of letter that leaves the hospital, with the languages that it is written in */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Letter"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/letters/{kind}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A letter as it would leave now: the hospital’s own doctor and place, an invented patient */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "appointment.requested" | "appointment.accepted" | "appointment.declined" | "appointment.expired" | "appointment.moved" | "appointment.cancelled" | "appointment.booked" | "appointment.movedByHospital" | "appointment.cancelledByHospital" | "appointment.absence" | "appointment.late" | "appointment.onTime" | "appointment.reminderDay" | "appointment.reminderHours" | "waiting-list.offer" | "sign-up.code" | "sign-up.known" | "sign-in.new-device" | "password.reset" | "password.reset-admin" | "password.changed" | "email.code" | "email.known" | "email.changed" | "staff.invitation" | "contact.message" | "contact.received" | "application.new" | "application.received";
                    language: "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["LetterPreview"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/letter-frames/{kind}/{language}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A letter’s HTML as a page that may do nothing. By the address that its preview names, for ten minutes; else 404 */
        get: {
            parameters: {
                query?: {
                    ticket?: string;
                };
                header?: never;
                path: {
                    kind: "appointment.requested" | "appointment.accepted" | "appointment.declined" | "appointment.expired" | "appointment.moved" | "appointment.cancelled" | "appointment.booked" | "appointment.movedByHospital" | "appointment.cancelledByHospital" | "appointment.absence" | "appointment.late" | "appointment.onTime" | "appointment.reminderDay" | "appointment.reminderHours" | "waiting-list.offer" | "sign-up.code" | "sign-up.known" | "sign-in.new-device" | "password.reset" | "password.reset-admin" | "password.changed" | "email.code" | "email.known" | "email.changed" | "staff.invitation" | "contact.message" | "contact.received" | "application.new" | "application.received";
                    language: "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN";
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The letter */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/undelivered-letters": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Letters that a mail server has not taken, newest first: to whom, why, and whether they are tried again */
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["UndeliveredLetter"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/undelivered-letters/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Try a letter again at once, with all attempts before it. 409 where its words are forgotten or it has left */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/address": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How to reach the main address; what it lacks comes from the settings */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                email1: string;
                                whatsappNumber: string;
                                emergencyNumber: string;
                                customer_care: string;
                                emergency_call: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/specialists/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A hint that a visitor is here who would like fresh specialists */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                accepted: boolean;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A hint that a visitor is here who would like fresh units */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                accepted: boolean;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A hint that a visitor is here who would like fresh doctors */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                accepted: boolean;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedules/sync": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** A hint that a visitor is here who would like fresh schedules */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                accepted: boolean;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/publications/releases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The releases that can be served again, and what waits to be published */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["SiteReleases"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/publications/rollback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Serve an earlier release, and publish nothing until the whole site is asked for */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        release: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                heldSince: string | null;
                                waiting: number;
                                releases: {
                                    id: string;
                                    builtAt: string;
                                    current: boolean;
                                    files: number | null;
                                    changedFiles: number | null;
                                }[];
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/publications/{change}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Since when the change with this number is live */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    change: number | null;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                /** @enum {string} */
                                state: "waiting" | "building" | "live" | "failed";
                                liveAt: string | null;
                                milliseconds: number | null;
                                error: string | null;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/publications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The last publications, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["PublicationRun"][];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Build the whole site anew; publishing that was held back goes on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                accepted: boolean;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/preview/{kind}/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The page of an item as its newest version would make it, published or not: an address for ten minutes */
        post: {
            parameters: {
                query?: {
                    language?: "en" | "id";
                };
                header?: never;
                path: {
                    kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners" | "about-description" | "settings";
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                address: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/previews/{kind}/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A preview as a page of no origin. By the address that was given for it, for ten minutes; else 404 */
        get: {
            parameters: {
                query?: {
                    language?: "en" | "id";
                    ticket?: string;
                };
                header?: never;
                path: {
                    kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners" | "about-description" | "settings";
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The page */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/html": string;
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/operations/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whether backups are made every night, and how the last ones went, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                scheduled: boolean;
                                folder: string | null;
                                keep: number;
                                lastGoodAt: string | null;
                                runs: {
                                    id: string;
                                    /** @enum {string} */
                                    trigger: "schedule" | "command";
                                    startedAt: string;
                                    endedAt: string;
                                    folder: string | null;
                                    rows: number | null;
                                    files: number | null;
                                    bytes: number | null;
                                    /** @enum {string|null} */
                                    verified: "read" | "restored" | null;
                                    error: string | null;
                                }[];
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/operations/check-up": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What of this installation is in order, what is not, and what to do about it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                check: string;
                                /** @enum {string} */
                                state: "fine" | "warning" | "wrong";
                                message: string;
                                remedy: string | null;
                            }[];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What happened in the scopes of the administrator, newest first; nobody’s name is in it */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    /** @description Only what is neither read nor dealt with */
                    open?: boolean;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Notification"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/notifications/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many are neither read nor dealt with; 100 stands for as many and more */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                count: number;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark some as read, or all up to the newest that was shown */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        ids?: number[];
                        upTo?: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who read or changed what, newest first */
        get: {
            parameters: {
                query?: {
                    who?: string | "nobody";
                    action?: string;
                    from?: string;
                    to?: string;
                    patient?: string;
                    page?: number;
                    perPage?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AuditEntry"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/audit/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The administrators by name, for the filter */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                name: string;
                            }[];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/audit/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All that a filter finds, as a CSV file that no spreadsheet takes for formulas */
        get: {
            parameters: {
                query?: {
                    who?: string | "nobody";
                    action?: string;
                    from?: string;
                    to?: string;
                    patient?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "text/csv": string;
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/redirects": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Old addresses and where they lead, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Redirect"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Lead an old address to another, or say that it is gone; loops and chains are refused */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        from: string;
                        to: string | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/redirects/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a redirect: its address is not found again */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A public page was opened, or a search found nothing: counted by day and sort of page, nothing else is kept
         * @description The body is plain text, as a beacon sends it: the page’s path, and on a second line the words that found nothing. Readers who ask not to be tracked are not counted.
         */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                accepted: boolean;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/visits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Visits by day and by sort of page, and searches that found nothing */
        get: {
            parameters: {
                query?: {
                    days?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Visits"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/content-state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many items of each kind are unpublished, untranslated or past their review */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["ContentState"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Content by title, patients by name, appointments by code: a few of each, as far as the scopes go */
        get: {
            parameters: {
                query: {
                    words: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["FoundRecords"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/operations/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a new hospital still has to do, step by step */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                /** @enum {string} */
                                step: "identity" | "address" | "specialist" | "doctor" | "schedule" | "mail" | "address-public" | "publication" | "authenticator" | "backup";
                                done: boolean;
                            }[];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/operations/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The jobs of the clockwork with their last runs and errors */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Job"][];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/operations/jobs/{name}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run a job now, beside its own times */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    name: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                202: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                accepted: boolean;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/testimonial": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tell of a visit that took place, once; the hospital reads it before anybody else does */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        displayName: string;
                        text: string;
                        /** @enum {boolean} */
                        consent: true;
                    };
                };
            };
            responses: {
                /** @description Kept for the hospital to read */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patients/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The signed-in patient’s own data */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                full_name: string;
                                /** @enum {string} */
                                language: "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN";
                                phone: string | null;
                                /** Format: date */
                                birthDate: string | null;
                                address: string | null;
                                promotionalOffers: boolean;
                                reminders: boolean;
                                guarantor: {
                                    /** @enum {string} */
                                    kind: "self" | "bpjs" | "partner";
                                    partner: string | null;
                                    name: string | null;
                                    member: string | null;
                                } | null;
                                email: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Replaces the signed-in patient’s own data */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        full_name: string;
                        /** @enum {string} */
                        language: "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN";
                        phone: string | null;
                        /** Format: date */
                        birthDate: string | null;
                        address: string | null;
                        promotionalOffers: boolean;
                        reminders?: boolean;
                        guarantor?: {
                            /** @enum {string} */
                            kind: "self" | "bpjs" | "partner";
                            partner?: string;
                            member?: string;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                full_name: string;
                                /** @enum {string} */
                                language: "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN";
                                phone: string | null;
                                /** Format: date */
                                birthDate: string | null;
                                address: string | null;
                                promotionalOffers: boolean;
                                reminders: boolean;
                                guarantor: {
                                    /** @enum {string} */
                                    kind: "self" | "bpjs" | "partner";
                                    partner: string | null;
                                    name: string | null;
                                    member: string | null;
                                } | null;
                                email: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patients/me/everything": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about the signed-in patient, by table */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Everything"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/patients/me/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget the signed-in patient: account, messages and every word. 409 while an appointment is to come */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        current: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dependants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** For whom I book */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Dependant"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Book for somebody else from now on; the very same again is as good as once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        birthDate: string;
                        /** @enum {string} */
                        sex: "female" | "male" | "other" | "unknown";
                        /** @enum {string} */
                        relationship: "child" | "spouse" | "parent" | "sibling" | "grandchild" | "grandparent" | "other";
                        guarantor?: {
                            /** @enum {string} */
                            kind: "self" | "bpjs" | "partner";
                            partner?: string;
                            member?: string;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Added */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Dependant"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/dependants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Replaces what is known of somebody I book for */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        birthDate: string;
                        /** @enum {string} */
                        sex: "female" | "male" | "other" | "unknown";
                        /** @enum {string} */
                        relationship: "child" | "spouse" | "parent" | "sibling" | "grandchild" | "grandparent" | "other";
                        guarantor?: {
                            /** @enum {string} */
                            kind: "self" | "bpjs" | "partner";
                            partner?: string;
                            member?: string;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Dependant"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Book for somebody no longer. 409 `dependants.appointmentsComing` names what is booked, unless it is to be cancelled with it */
        delete: {
            parameters: {
                query?: {
                    appointments?: "keep" | "cancel";
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/patients": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Patients by name, e-mail or telephone */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    sort?: "name" | "-createdAt";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["PatientRow"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/patients/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One patient with the newest fifty appointments */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["PatientForDesk"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/patients/{id}/disable": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a patient’s account from signing in, or let it again. Appointments stay */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        disabled: boolean;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["PatientRow"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/patients/{id}/trail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who looked at or changed this patient’s data, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                };
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Trail"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/patients/{id}/everything": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Everything that is kept about a patient, for the answer to the patient’s request */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Everything"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/patients/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Forget a patient who has asked for it. 409 while an appointment is to come */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The weekly sessions of all published doctors */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    doctor?: string;
                    location?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Schedule"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/schedule-exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departures from the weekly sessions that are not over yet */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    doctor?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["ScheduleException"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/{slug}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A doctor's sessions with what is left of each place; the next two weeks, or up to 92 days */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                };
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Occurrence"][];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/availability": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who sits today, who has a place today, and who is free next; `doctor` repeats, none means all */
        get: {
            parameters: {
                query?: {
                    doctor?: string | string[];
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Availability"][];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/specialists/{slug}/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The free places of all bookable doctors of a specialty; the next week, or up to 14 days */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                    location?: string;
                };
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["NamedOccurrence"][];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/specialists/{slug}/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The days of a specialty with how many places are left over all its doctors, and the first of each; the next four weeks, or up to 92 days */
        get: {
            parameters: {
                query?: {
                    from?: string;
                    to?: string;
                    location?: string;
                };
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["SpecialistDay"][];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/status/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** By a booking code: who is with the doctor, and about when the turn comes. Numbers and times only */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    code: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["QueueStatus"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/by-link/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What the hospital had to change, and which places there are instead; changes nothing. 410 when its time is over */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AppointmentLink"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Answer once: another place, no appointment, or as it is; 409 where it is answered or has changed */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    token: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        schedule?: string;
                        /** Format: date-time */
                        startsAt?: string;
                        /** @enum {string} */
                        answer: "move" | "cancel" | "keep";
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AppointmentLink"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/holds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The place that is kept for me at this moment, or null */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                dependant: string | null;
                                doctor: string;
                                location: string;
                                timezone: string;
                                schedule: string;
                                startsAt: string;
                                endsAt: string;
                                expiresAt: string;
                            } | null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Keep a place for ten minutes, one at a time; 409 `booking.taken` names the next free ones */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        schedule: string;
                        /** Format: date-time */
                        startsAt: string;
                        /** Format: uuid */
                        dependant?: string | null;
                    };
                };
            };
            responses: {
                /** @description The place is kept */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Hold"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Give the kept place back; twice is as good as once */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where I wait, my turn, and the place that is offered to me now */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["WaitingEntry"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Wait for a doctor between two dates; waiting there already, only the dates change */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        doctor: string;
                        /** Format: uuid */
                        dependant?: string;
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                    };
                };
            };
            responses: {
                /** @description Waiting */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["WaitingEntry"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/waiting-list/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Wait no longer, and give back what was offered; twice is as good as once */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The own appointments and those of the family: what is coming, soonest first, or over, latest first */
        get: {
            parameters: {
                query?: {
                    when?: "upcoming" | "past";
                    page?: number;
                    perPage?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Appointment"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Request a place; 409 `booking.taken` names the next free ones */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Made by the client before the first attempt, the same for every repetition */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        schedule: string;
                        /** Format: date-time */
                        startsAt: string;
                        doctor: string;
                        reason?: string;
                        /** Format: uuid */
                        dependant?: string;
                        guarantor?: {
                            /** @enum {string} */
                            kind: "self" | "bpjs" | "partner";
                            partner?: string;
                            member?: string;
                        };
                    };
                };
            };
            responses: {
                /** @description The place is held */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Appointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the own appointments */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Appointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give the place back, until it begins; twice is as good as once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Appointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/appointments/{id}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move to another place of the same doctor; the old one is kept until the new one is had */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        schedule: string;
                        /** Format: date-time */
                        startsAt: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Appointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/appointments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Appointments of all patients; `status` repeats */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    status?: ("requested" | "accepted" | "declined" | "expired" | "checked_in" | "completed" | "cancelled_by_patient" | "cancelled_by_hospital" | "no_show") | ("requested" | "accepted" | "declined" | "expired" | "checked_in" | "completed" | "cancelled_by_patient" | "cancelled_by_hospital" | "no_show")[];
                    location?: string;
                    doctor?: string;
                    /** @description A code, or of the patient’s name or telephone number */
                    search?: string;
                    /** @description The date at each location */
                    date?: string;
                    sort?: "startsAt" | "-startsAt" | "createdAt" | "-createdAt";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskAppointment"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Book by telephone or at the counter, into the same places; accepted with it */
        post: {
            parameters: {
                query?: never;
                header: {
                    /** @description Made by the client before the first attempt, the same for every repetition */
                    "idempotency-key": string;
                };
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        schedule: string;
                        /** Format: date-time */
                        startsAt: string;
                        patient: {
                            /** Format: uuid */
                            id: string;
                        } | {
                            name: string;
                            phone: string;
                            /** Format: date */
                            birthDate?: string | null;
                        };
                        reason?: string;
                        /** @enum {string} */
                        source: "phone" | "walk_in";
                    };
                };
            };
            responses: {
                /** @description Booked */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskAppointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/appointments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One appointment, whoever it is for */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskAppointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/appointments/{id}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a request; 409 `booking.changed` with the current one where it waits no longer */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskAppointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/appointments/{id}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a request with a reason, which the patient is told */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskAppointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/appointments/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel with a reason, which the patient is told with free places; who cannot be written to goes on the call list */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        reason: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskAppointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/appointments/{id}/check-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The patient has arrived; from the day of the appointment on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskAppointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/appointments/{id}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The patient has been seen */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskAppointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/appointments/{id}/no-show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The patient has not come; from the hour of the appointment on */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskAppointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/appointments/{id}/reschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Move to another place of the same doctor; no notice and no cut-off hold for the desk */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        schedule: string;
                        /** Format: date-time */
                        startsAt: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskAppointment"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/call-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Whom to call, the soonest appointment first; with `done=true` who was called, the latest first */
        get: {
            parameters: {
                query?: {
                    done?: "true" | "false";
                    page?: number;
                    perPage?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["CallItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/call-list/{id}/done": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The patient was called; twice is as good as once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        note?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["CallItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Weekly sessions, the hidden and the ended ones too */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    doctor?: string;
                    location?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Schedule"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Add a weekly session */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        doctor: string;
                        location: string;
                        /** @default null */
                        unit?: string | null;
                        weekday: number;
                        startTime: string;
                        endTime: string;
                        /** @enum {string} */
                        mode: "slots" | "session";
                        /** @default null */
                        slotMinutes?: number | null;
                        capacity: number;
                        /** @default null */
                        room?: string | null;
                        /** Format: date */
                        validFrom: string;
                        /**
                         * Format: date
                         * @default null
                         */
                        validTo?: string | null;
                        /** @default 60 */
                        noticeMinutes?: number;
                        /** @default 60 */
                        horizonDays?: number;
                        /** @default true */
                        public?: boolean;
                    };
                };
            };
            responses: {
                /** @description `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Schedule"];
                            meta: {
                                message: string;
                                change: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a session, or end it and go on with another `from` a day; 409 where booked places would go */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        doctor: string;
                        location: string;
                        /** @default null */
                        unit?: string | null;
                        weekday: number;
                        startTime: string;
                        endTime: string;
                        /** @enum {string} */
                        mode: "slots" | "session";
                        /** @default null */
                        slotMinutes?: number | null;
                        capacity: number;
                        /** @default null */
                        room?: string | null;
                        /** Format: date */
                        validFrom: string;
                        /**
                         * Format: date
                         * @default null
                         */
                        validTo?: string | null;
                        /** @default 60 */
                        noticeMinutes?: number;
                        /** @default 60 */
                        horizonDays?: number;
                        /** @default true */
                        public?: boolean;
                        /** Format: date */
                        from?: string;
                    };
                };
            };
            responses: {
                /** @description `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Schedule"];
                            meta: {
                                message: string;
                                change: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a session, or end it where past appointments belong to it; 409 where future ones do */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                deleted: boolean;
                                schedule: components["schemas"]["Schedule"] | null;
                            };
                            meta: {
                                message: string;
                                change: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/schedule-exceptions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Departures from the weekly sessions that are not over; of a doctor, also those that hold for everybody */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    doctor?: string;
                    location?: string;
                    over?: "true" | "false";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["ScheduleException"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Leave, a holiday, lateness, an extra session or another room; all whom it concerns are told */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        doctor?: string | null;
                        /** @default null */
                        location?: string | null;
                        /** @enum {string} */
                        kind: "leave" | "holiday" | "late" | "extra" | "room";
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        /** @default null */
                        startTime?: string | null;
                        /** @default null */
                        endTime?: string | null;
                        /** @default null */
                        minutes?: number | null;
                        /** @default null */
                        room?: string | null;
                        /** @default null */
                        note?: string | null;
                    };
                };
            };
            responses: {
                /** @description `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["ScheduleException"];
                            meta: {
                                message: string;
                                change: number;
                                /** @description Booked appointments that have lost their place */
                                affected: number;
                                /** @description Patients who were written to */
                                told: number;
                                /** @description Patients who are on the call list, as no message reaches them */
                                toCall: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/schedule-exceptions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a departure; 409 where an extra session would lose booked places */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        doctor?: string | null;
                        /** @default null */
                        location?: string | null;
                        /** @enum {string} */
                        kind: "leave" | "holiday" | "late" | "extra" | "room";
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        /** @default null */
                        startTime?: string | null;
                        /** @default null */
                        endTime?: string | null;
                        /** @default null */
                        minutes?: number | null;
                        /** @default null */
                        room?: string | null;
                        /** @default null */
                        note?: string | null;
                    };
                };
            };
            responses: {
                /** @description `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["ScheduleException"];
                            meta: {
                                message: string;
                                change: number;
                                /** @description Booked appointments that have lost their place */
                                affected: number;
                                /** @description Patients who were written to */
                                told: number;
                                /** @description Patients who are on the call list, as no message reaches them */
                                toCall: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Take a departure back; 409 where an extra session has booked places */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["ScheduleException"];
                            meta: {
                                message: string;
                                change: number;
                                /** @description Booked appointments that have lost their place */
                                affected: number;
                                /** @description Patients who were written to */
                                told: number;
                                /** @description Patients who are on the call list, as no message reaches them */
                                toCall: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/schedule-exceptions/affected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Whom a departure would concern and what each would be told; writes nothing, tells nobody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        doctor?: string | null;
                        /** @default null */
                        location?: string | null;
                        /** @enum {string} */
                        kind: "leave" | "holiday" | "late" | "extra" | "room";
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        /** @default null */
                        startTime?: string | null;
                        /** @default null */
                        endTime?: string | null;
                        /** @default null */
                        minutes?: number | null;
                        /** @default null */
                        room?: string | null;
                        /** @default null */
                        note?: string | null;
                    };
                };
            };
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AffectedPatient"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/desk/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The sessions of a date at a location with what the desk may still book: no notice and no horizon */
        get: {
            parameters: {
                query: {
                    /** @description The date at the location */
                    date: string;
                    location: string;
                    doctor?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskSession"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/desk/week": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Seven days of sessions at a location or of a doctor: how much is taken, and who is away */
        get: {
            parameters: {
                query: {
                    /** @description The first of the seven dates */
                    from: string;
                    location?: string;
                    doctor?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["WeekSession"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/desk/conflicts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What else the patients of waiting requests have on the same day or with the same doctor */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["RequestConflict"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much waits for somebody and since when, as far as the scopes of the administrator go */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Figures"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/schedules/{id}/concerned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Booked places that a change of a session would take; writes nothing */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        doctor: string;
                        location: string;
                        /** @default null */
                        unit?: string | null;
                        weekday: number;
                        startTime: string;
                        endTime: string;
                        /** @enum {string} */
                        mode: "slots" | "session";
                        /** @default null */
                        slotMinutes?: number | null;
                        capacity: number;
                        /** @default null */
                        room?: string | null;
                        /** Format: date */
                        validFrom: string;
                        /**
                         * Format: date
                         * @default null
                         */
                        validTo?: string | null;
                        /** @default 60 */
                        noticeMinutes?: number;
                        /** @default 60 */
                        horizonDays?: number;
                        /** @default true */
                        public?: boolean;
                        /** Format: date */
                        from?: string;
                    };
                };
            };
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["ConcernedPlace"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/schedule-exceptions/concerned": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Booked places that a departure, or the change of the one named, would concern; writes nothing */
        post: {
            parameters: {
                query?: {
                    id?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @default null */
                        doctor?: string | null;
                        /** @default null */
                        location?: string | null;
                        /** @enum {string} */
                        kind: "leave" | "holiday" | "late" | "extra" | "room";
                        /** Format: date */
                        from: string;
                        /** Format: date */
                        to: string;
                        /** @default null */
                        startTime?: string | null;
                        /** @default null */
                        endTime?: string | null;
                        /** @default null */
                        minutes?: number | null;
                        /** @default null */
                        room?: string | null;
                        /** @default null */
                        note?: string | null;
                    };
                };
            };
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["ConcernedPlace"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/desk/queue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Today’s queues at a location: numbers and times, no names */
        get: {
            parameters: {
                query: {
                    location: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskQueue"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/desk/queue/call": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call the next one in, or one in particular; 409 `desk.queueMoved` where somebody else was faster */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        location: string;
                        /** Format: uuid */
                        schedule: string;
                        /** Format: date-time */
                        startsAt: string;
                        /** Format: uuid */
                        after: string | null;
                        /** Format: uuid */
                        appointment?: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeskQueue"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/desk/queue/{id}/again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Call the one who was called once more */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/desk/queue/{id}/pass": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who was called and is not there waits behind the others */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/desk/displays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The screens of the waiting rooms, and when each was last switched on */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Display"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** A new screen; its token is answered this once */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        location: string;
                        /** @default [] */
                        doctors?: string[];
                    };
                };
            };
            responses: {
                /** @description Made */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                display: components["schemas"]["Display"];
                                token: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/desk/displays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** A screen shows nothing from now on */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/display": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What a screen shows, by its token, which stands in the body so that no log has it; a look, no more */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DisplayView"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write to the hospital; an Idempotency-Key makes it safe to repeat. A browser’s own form gets a 303 to a page, or the form again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        name: string;
                        email?: string;
                        phone?: string;
                        /** @enum {string} */
                        topic: "appointment" | "billing" | "records" | "feedback" | "privacy" | "other";
                        location?: string;
                        message: string;
                        /** @enum {string} */
                        language?: "en" | "id";
                        website?: string;
                        elapsed?: string;
                    };
                    "application/x-www-form-urlencoded": {
                        name: string;
                        email?: string;
                        phone?: string;
                        /** @enum {string} */
                        topic: "appointment" | "billing" | "records" | "feedback" | "privacy" | "other";
                        location?: string;
                        message: string;
                        /** @enum {string} */
                        language?: "en" | "id";
                        website?: string;
                        elapsed?: string;
                    };
                    "multipart/form-data": {
                        name: string;
                        email?: string;
                        phone?: string;
                        /** @enum {string} */
                        topic: "appointment" | "billing" | "records" | "feedback" | "privacy" | "other";
                        location?: string;
                        message: string;
                        /** @enum {string} */
                        language?: "en" | "id";
                        website?: string;
                        elapsed?: string;
                    };
                };
            };
            responses: {
                /** @description It has arrived */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                reference: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description To the page that says thank you, for a browser without scripts */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/contact-messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What visitors wrote, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    status?: "open" | "answered";
                    topic?: "appointment" | "billing" | "records" | "feedback" | "privacy" | "other";
                    location?: string;
                    search?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["ContactMessage"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/contact-messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One message */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["ContactMessage"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Mark a message as answered, or as open again */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "open" | "answered";
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["ContactMessage"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Erase a message, as its sender may ask */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-offers/{slug}/applications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Apply for a position, with a CV as PDF or DOCX of at most 5 MB; an Idempotency-Key makes it safe to repeat. A browser’s own form gets a 303 to a page, or the form again */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    slug: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        name: string;
                        email: string;
                        phone?: string;
                        city?: string;
                        education?: string;
                        experience?: string;
                        licences?: string;
                        message?: string;
                        /** @constant */
                        consent: "yes";
                        /** @constant */
                        consentVersion: "2026-11";
                        /** @enum {string} */
                        language?: "en" | "id";
                        website?: string;
                        elapsed?: string;
                        /** Format: binary */
                        cv?: string;
                    };
                };
            };
            responses: {
                /** @description It has arrived */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                reference: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description To the page that says thank you, for a browser without scripts */
                303: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description The position takes no applications any more */
                409: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/job-applicants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who applied, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    offer?: string;
                    search?: string;
                    status?: "new" | "shortlisted" | "interview" | "offered" | "hired" | "rejected" | "withdrawn";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                reference: string;
                                offer: string;
                                offerTitle: {
                                    en?: string;
                                    id?: string;
                                };
                                name: string;
                                city: string | null;
                                /** @enum {string} */
                                status: "new" | "shortlisted" | "interview" | "offered" | "hired" | "rejected" | "withdrawn";
                                hasCv: boolean;
                                createdAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/job-applicants/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The positions that people applied for, with their number; also those that are gone */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                offer: string;
                                title: {
                                    en?: string;
                                    id?: string;
                                };
                                count: number;
                            }[];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/job-applicants/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One applicant */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["JobApplicant"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** How far an application is, notes about it, and until when it is kept; 409 where somebody was faster */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "new" | "shortlisted" | "interview" | "offered" | "hired" | "rejected" | "withdrawn";
                        notes: string;
                        /** Format: date */
                        retentionUntil: string;
                        version: number;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["JobApplicant"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Erase an applicant with the CV */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/job-applicants/{id}/cv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The CV of an applicant, to be saved: never shown on our own origin */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The file */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/octet-stream": string;
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The pictures of the library, newest first; `search` looks into names, descriptions and tags */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    tag?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["MediaFile"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Add a picture: JPEG, PNG, WebP, AVIF or GIF (its first frame), at most 20 MB and 50 megapixels. A file that is here already is answered with 200 */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                    };
                };
            };
            responses: {
                /** @description It was here already */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["MediaFile"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description It is in the library */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["MediaFile"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/media/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The tags of the library with the number of their pictures */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                tag: string;
                                count: number;
                            }[];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/media/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One picture with the content that uses it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["MediaFile"] & {
                                usedBy: {
                                    /** @enum {string} */
                                    kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners" | "about-description" | "settings";
                                    key: string;
                                    title: string;
                                    published: boolean;
                                }[];
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** What is said of a picture: name, description, the point that stays in sight, tags; 409 where somebody was faster. Content that uses it keeps its own words */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        name: string;
                        alt: {
                            en?: string;
                            id?: string;
                        };
                        focal: {
                            x: number;
                            y: number;
                        };
                        tags: string[];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["MediaFile"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete a picture for good; 409 with the list where content uses it */
        delete: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                            };
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/media/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put another picture in its place: its address stays, and what uses it shows the new one */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "multipart/form-data": {
                        /** Format: binary */
                        file: string;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["MediaFile"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/media/{id}/crop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Show a part of a picture under its address: in per mille of the whole one, at least 50 and 64 pixels each way; null shows all of it again. 409 where somebody was faster */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number;
                        crop: {
                            x: number;
                            y: number;
                            width: number;
                            height: number;
                        } | null;
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["MediaFile"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/media/{id}/whole": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All of a picture, 1280 pixels at most each way, to choose what is shown of it */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The picture */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "image/webp": string;
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/specialists/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-categories/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-medias/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question-categories/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/package-categories/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-offers/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main-banners/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-banners/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-description/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/{key}/revisions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who saved what, newest first */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Revision"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/specialists/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/specialists/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/specialists/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-categories/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-categories/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-categories/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-medias/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-medias/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-medias/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question-categories/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question-categories/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question-categories/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/package-categories/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/package-categories/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/package-categories/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-offers/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-offers/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-offers/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main-banners/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main-banners/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main-banners/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-banners/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-banners/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-banners/{key}/schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set when the newest version goes on the site, and when the item leaves it */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        publishAt: string | null;
                        /**
                         * Format: date-time
                         * @description An instant with its offset; null for none
                         */
                        unpublishAt: string | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-description/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-description/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/{key}/revisions/{earlier}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make an earlier version the newest draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                    earlier: number;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings/{key}/discard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Throw the unpublished version away */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/content/{kind}/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a selection what one of its fields refers to, or take it away: each item by itself */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "units" | "doctors" | "articles" | "news" | "videos" | "facilities" | "events" | "questions" | "testimonials" | "packages" | "job-offers";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        field: string;
                        /** @enum {string} */
                        way: "add" | "remove" | "set" | "clear";
                        keys: string[];
                        /** @default false */
                        publish?: boolean;
                        items: {
                            key: string;
                            version: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description One outcome an item; `change` is the newest that the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                key: string;
                                done: boolean;
                                message: string | null;
                            }[];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/content/{kind}/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Publish, archive or delete a selection: each item by itself, with its own outcome */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {string} */
                        action: "publish" | "archive" | "delete";
                        items: {
                            key: string;
                            version: number;
                        }[];
                    };
                };
            };
            responses: {
                /** @description One outcome an item; `change` is the newest that the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                key: string;
                                done: boolean;
                                message: string | null;
                            }[];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/content/{kind}/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Put items into the hospital’s own order: these first, the others behind them as they were */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners";
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        keys: string[];
                    };
                };
            };
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: null;
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/trash": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was deleted, newest first */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["DeletedItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/trash/{id}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Bring a deleted item back as a draft */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All addresses, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/addresses/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published addresses, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                code?: string;
                                officialName?: string;
                                shortName?: string;
                                /** @enum {string} */
                                type?: "hospital" | "clinic" | "laboratory" | "pharmacy" | "other";
                                street?: string;
                                district?: string;
                                city?: string;
                                province?: string;
                                postcode?: string;
                                country?: string;
                                geo?: {
                                    latitude: number;
                                    longitude: number;
                                };
                                timezone?: string;
                                /** Format: email */
                                email1?: string;
                                phones?: {
                                    main?: string;
                                    customer_care?: string;
                                    emergency_call?: string;
                                    emergencyNumber?: string;
                                };
                                whatsappNumber?: string;
                                hours?: {
                                    /** @enum {string} */
                                    day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                                    opens: string;
                                    closes: string;
                                }[];
                                emergencyOpen24h?: boolean;
                                operatingStatus?: {
                                    /** @enum {string} */
                                    status?: "open" | "limited" | "closed";
                                    text?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    /** Format: date */
                                    since?: string;
                                    /** Format: date */
                                    until?: string;
                                };
                                accessibility?: {
                                    en?: string;
                                    id?: string;
                                };
                                transport?: {
                                    en?: string;
                                    id?: string;
                                };
                                cover?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                                isMain?: boolean;
                                /** Format: date */
                                lastVerifiedAt?: string;
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            code: string;
                            officialName: string;
                            shortName?: string;
                            /** @enum {string} */
                            type?: "hospital" | "clinic" | "laboratory" | "pharmacy" | "other";
                            street?: string;
                            district?: string;
                            city?: string;
                            province?: string;
                            postcode?: string;
                            country?: string;
                            geo?: {
                                latitude: number;
                                longitude: number;
                            };
                            timezone: string;
                            /** Format: email */
                            email1?: string;
                            phones?: {
                                main?: string;
                                customer_care?: string;
                                emergency_call?: string;
                                emergencyNumber?: string;
                            };
                            whatsappNumber?: string;
                            hours?: {
                                /** @enum {string} */
                                day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                                opens: string;
                                closes: string;
                            }[];
                            emergencyOpen24h?: boolean;
                            operatingStatus?: {
                                /** @enum {string} */
                                status?: "open" | "limited" | "closed";
                                text?: {
                                    en?: string;
                                    id?: string;
                                };
                                /** Format: date */
                                since?: string;
                                /** Format: date */
                                until?: string;
                            };
                            accessibility?: {
                                en?: string;
                                id?: string;
                            };
                            transport?: {
                                en?: string;
                                id?: string;
                            };
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            isMain?: boolean;
                            /** Format: date */
                            lastVerifiedAt?: string;
                            externalIds?: {
                                fhir?: string;
                                bpjs?: string;
                                his?: string;
                            };
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published addresses */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Addresses"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            code: string;
                            officialName: string;
                            shortName?: string;
                            /** @enum {string} */
                            type?: "hospital" | "clinic" | "laboratory" | "pharmacy" | "other";
                            street?: string;
                            district?: string;
                            city?: string;
                            province?: string;
                            postcode?: string;
                            country?: string;
                            geo?: {
                                latitude: number;
                                longitude: number;
                            };
                            timezone: string;
                            /** Format: email */
                            email1?: string;
                            phones?: {
                                main?: string;
                                customer_care?: string;
                                emergency_call?: string;
                                emergencyNumber?: string;
                            };
                            whatsappNumber?: string;
                            hours?: {
                                /** @enum {string} */
                                day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                                opens: string;
                                closes: string;
                            }[];
                            emergencyOpen24h?: boolean;
                            operatingStatus?: {
                                /** @enum {string} */
                                status?: "open" | "limited" | "closed";
                                text?: {
                                    en?: string;
                                    id?: string;
                                };
                                /** Format: date */
                                since?: string;
                                /** Format: date */
                                until?: string;
                            };
                            accessibility?: {
                                en?: string;
                                id?: string;
                            };
                            transport?: {
                                en?: string;
                                id?: string;
                            };
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            isMain?: boolean;
                            /** Format: date */
                            lastVerifiedAt?: string;
                            externalIds?: {
                                fhir?: string;
                                bpjs?: string;
                                his?: string;
                            };
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/addresses/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/specialists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All specialists, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/specialists/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/specialists": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published specialists, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                name?: {
                                    en?: string;
                                    id?: string;
                                };
                                plainName?: {
                                    en?: string;
                                    id?: string;
                                };
                                alsoKnownAs?: string[];
                                summary?: {
                                    en?: string;
                                    id?: string;
                                };
                                body?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                conditions?: {
                                    en?: string;
                                    id?: string;
                                }[];
                                treatments?: {
                                    en?: string;
                                    id?: string;
                                }[];
                                icon?: string;
                                cover?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: {
                                en?: string;
                                id?: string;
                            };
                            plainName?: {
                                en?: string;
                                id?: string;
                            };
                            alsoKnownAs?: string[];
                            summary?: {
                                en?: string;
                                id?: string;
                            };
                            body?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            conditions?: {
                                en?: string;
                                id?: string;
                            }[];
                            treatments?: {
                                en?: string;
                                id?: string;
                            }[];
                            icon?: string;
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            externalIds?: {
                                fhir?: string;
                                bpjs?: string;
                                his?: string;
                            };
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/specialists/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published specialists */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Specialists"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: {
                                en?: string;
                                id?: string;
                            };
                            plainName?: {
                                en?: string;
                                id?: string;
                            };
                            alsoKnownAs?: string[];
                            summary?: {
                                en?: string;
                                id?: string;
                            };
                            body?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            conditions?: {
                                en?: string;
                                id?: string;
                            }[];
                            treatments?: {
                                en?: string;
                                id?: string;
                            }[];
                            icon?: string;
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            externalIds?: {
                                fhir?: string;
                                bpjs?: string;
                                his?: string;
                            };
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/specialists/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/specialists/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All units, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/units/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published units, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                code?: string;
                                name?: {
                                    en?: string;
                                    id?: string;
                                };
                                /** @enum {string} */
                                type?: "emergency" | "outpatient" | "inpatient" | "intensive-care" | "surgery" | "maternity" | "laboratory" | "radiology" | "pharmacy" | "dialysis" | "rehabilitation" | "checkup" | "other";
                                specialists?: string[];
                                location?: string;
                                floor?: string;
                                room?: string;
                                phones?: string[];
                                hours?: {
                                    /** @enum {string} */
                                    day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                                    opens: string;
                                    closes: string;
                                }[];
                                walkIn?: boolean;
                                referralRequired?: boolean;
                                onlineBooking?: boolean;
                                summary?: {
                                    en?: string;
                                    id?: string;
                                };
                                body?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                preparation?: {
                                    en?: string;
                                    id?: string;
                                };
                                /** @enum {string} */
                                operatingStatus?: "open" | "limited" | "closed";
                                cover?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            code: string;
                            name: {
                                en?: string;
                                id?: string;
                            };
                            /** @enum {string} */
                            type?: "emergency" | "outpatient" | "inpatient" | "intensive-care" | "surgery" | "maternity" | "laboratory" | "radiology" | "pharmacy" | "dialysis" | "rehabilitation" | "checkup" | "other";
                            specialists?: string[];
                            location: string;
                            floor?: string;
                            room?: string;
                            phones?: string[];
                            hours?: {
                                /** @enum {string} */
                                day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                                opens: string;
                                closes: string;
                            }[];
                            walkIn?: boolean;
                            referralRequired?: boolean;
                            onlineBooking?: boolean;
                            summary?: {
                                en?: string;
                                id?: string;
                            };
                            body?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            preparation?: {
                                en?: string;
                                id?: string;
                            };
                            /** @enum {string} */
                            operatingStatus?: "open" | "limited" | "closed";
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            externalIds?: {
                                fhir?: string;
                                bpjs?: string;
                                his?: string;
                            };
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published units */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Units"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            code: string;
                            name: {
                                en?: string;
                                id?: string;
                            };
                            /** @enum {string} */
                            type?: "emergency" | "outpatient" | "inpatient" | "intensive-care" | "surgery" | "maternity" | "laboratory" | "radiology" | "pharmacy" | "dialysis" | "rehabilitation" | "checkup" | "other";
                            specialists?: string[];
                            location: string;
                            floor?: string;
                            room?: string;
                            phones?: string[];
                            hours?: {
                                /** @enum {string} */
                                day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                                opens: string;
                                closes: string;
                            }[];
                            walkIn?: boolean;
                            referralRequired?: boolean;
                            onlineBooking?: boolean;
                            summary?: {
                                en?: string;
                                id?: string;
                            };
                            body?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            preparation?: {
                                en?: string;
                                id?: string;
                            };
                            /** @enum {string} */
                            operatingStatus?: "open" | "limited" | "closed";
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            externalIds?: {
                                fhir?: string;
                                bpjs?: string;
                                his?: string;
                            };
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/units/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All doctors, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/doctors/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published doctors, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                name?: string;
                                prefix?: string;
                                suffix?: string;
                                photo?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                                /** @enum {string} */
                                gender?: "male" | "female" | "other" | "unknown";
                                specialists?: string[];
                                subSpecialties?: string[];
                                units?: string[];
                                headline?: {
                                    en?: string;
                                    id?: string;
                                };
                                biography?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                education?: {
                                    degree: string;
                                    institution: string;
                                    year?: number;
                                }[];
                                certifications?: string[];
                                conditions?: {
                                    en?: string;
                                    id?: string;
                                }[];
                                procedures?: {
                                    en?: string;
                                    id?: string;
                                }[];
                                languages?: string[];
                                experienceSince?: number;
                                acceptingNewPatients?: boolean;
                                telehealth?: boolean;
                                consultationFee?: {
                                    amount: number;
                                    currency: string;
                                    note?: string;
                                };
                                bookable?: boolean;
                                featured?: boolean;
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: string;
                            prefix?: string;
                            suffix?: string;
                            photo?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            /** @enum {string} */
                            gender?: "male" | "female" | "other" | "unknown";
                            specialists: string[];
                            subSpecialties?: string[];
                            units?: string[];
                            headline?: {
                                en?: string;
                                id?: string;
                            };
                            biography?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            education?: {
                                degree: string;
                                institution: string;
                                year?: number;
                            }[];
                            certifications?: string[];
                            conditions?: {
                                en?: string;
                                id?: string;
                            }[];
                            procedures?: {
                                en?: string;
                                id?: string;
                            }[];
                            languages?: string[];
                            experienceSince?: number;
                            acceptingNewPatients?: boolean;
                            telehealth?: boolean;
                            consultationFee?: {
                                amount: number;
                                currency: string;
                                note?: string;
                            };
                            bookable?: boolean;
                            featured?: boolean;
                            externalIds?: {
                                fhir?: string;
                                bpjs?: string;
                                his?: string;
                            };
                            licence?: {
                                number?: string;
                                /** Format: date */
                                validTo?: string;
                            };
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published doctors */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Doctors"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: string;
                            prefix?: string;
                            suffix?: string;
                            photo?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            /** @enum {string} */
                            gender?: "male" | "female" | "other" | "unknown";
                            specialists: string[];
                            subSpecialties?: string[];
                            units?: string[];
                            headline?: {
                                en?: string;
                                id?: string;
                            };
                            biography?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            education?: {
                                degree: string;
                                institution: string;
                                year?: number;
                            }[];
                            certifications?: string[];
                            conditions?: {
                                en?: string;
                                id?: string;
                            }[];
                            procedures?: {
                                en?: string;
                                id?: string;
                            }[];
                            languages?: string[];
                            experienceSince?: number;
                            acceptingNewPatients?: boolean;
                            telehealth?: boolean;
                            consultationFee?: {
                                amount: number;
                                currency: string;
                                note?: string;
                            };
                            bookable?: boolean;
                            featured?: boolean;
                            externalIds?: {
                                fhir?: string;
                                bpjs?: string;
                                his?: string;
                            };
                            licence?: {
                                number?: string;
                                /** Format: date */
                                validTo?: string;
                            };
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/doctors/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/media-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All media-categories, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/media-categories/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published media-categories, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                name?: {
                                    en?: string;
                                    id?: string;
                                };
                                /** @enum {string} */
                                for?: "article" | "news" | "video";
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: {
                                en?: string;
                                id?: string;
                            };
                            /** @enum {string} */
                            for: "article" | "news" | "video";
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-categories/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published media-categories */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["MediaCategories"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: {
                                en?: string;
                                id?: string;
                            };
                            /** @enum {string} */
                            for: "article" | "news" | "video";
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-categories/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/media-categories/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All articles, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/articles/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published articles, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                title?: {
                                    en?: string;
                                    id?: string;
                                };
                                excerpt?: {
                                    en?: string;
                                    id?: string;
                                };
                                body?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                category?: string;
                                tags?: string[];
                                author?: string;
                                authorDoctor?: string;
                                reviewedBy?: string;
                                /** Format: date */
                                lastReviewed?: string;
                                /** Format: date */
                                reviewDue?: string;
                                sources?: {
                                    title: string;
                                    url?: string;
                                }[];
                                relatedSpecialists?: string[];
                                cover?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            title: {
                                en?: string;
                                id?: string;
                            };
                            excerpt?: {
                                en?: string;
                                id?: string;
                            };
                            body: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            category?: string;
                            tags?: string[];
                            author?: string;
                            authorDoctor?: string;
                            reviewedBy?: string;
                            /** Format: date */
                            lastReviewed?: string;
                            /** Format: date */
                            reviewDue?: string;
                            sources?: {
                                title: string;
                                url?: string;
                            }[];
                            relatedSpecialists?: string[];
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published articles */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Articles"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            title: {
                                en?: string;
                                id?: string;
                            };
                            excerpt?: {
                                en?: string;
                                id?: string;
                            };
                            body: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            category?: string;
                            tags?: string[];
                            author?: string;
                            authorDoctor?: string;
                            reviewedBy?: string;
                            /** Format: date */
                            lastReviewed?: string;
                            /** Format: date */
                            reviewDue?: string;
                            sources?: {
                                title: string;
                                url?: string;
                            }[];
                            relatedSpecialists?: string[];
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/articles/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All news, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/news/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published news, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                headline?: {
                                    en?: string;
                                    id?: string;
                                };
                                excerpt?: {
                                    en?: string;
                                    id?: string;
                                };
                                body?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                category?: string;
                                /** Format: date */
                                datePublished?: string;
                                location?: string;
                                contact?: {
                                    name?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    phone?: string;
                                    /** Format: email */
                                    email?: string;
                                };
                                attachments?: {
                                    title: {
                                        en?: string;
                                        id?: string;
                                    };
                                    url: string;
                                }[];
                                cover?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                                /** Format: date-time */
                                expiresAt?: string;
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            headline: {
                                en?: string;
                                id?: string;
                            };
                            excerpt?: {
                                en?: string;
                                id?: string;
                            };
                            body: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            category?: string;
                            /** Format: date */
                            datePublished?: string;
                            location?: string;
                            contact?: {
                                name?: {
                                    en?: string;
                                    id?: string;
                                };
                                phone?: string;
                                /** Format: email */
                                email?: string;
                            };
                            attachments?: {
                                title: {
                                    en?: string;
                                    id?: string;
                                };
                                url: string;
                            }[];
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            /** Format: date-time */
                            expiresAt?: string;
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published news */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["News"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            headline: {
                                en?: string;
                                id?: string;
                            };
                            excerpt?: {
                                en?: string;
                                id?: string;
                            };
                            body: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            category?: string;
                            /** Format: date */
                            datePublished?: string;
                            location?: string;
                            contact?: {
                                name?: {
                                    en?: string;
                                    id?: string;
                                };
                                phone?: string;
                                /** Format: email */
                                email?: string;
                            };
                            attachments?: {
                                title: {
                                    en?: string;
                                    id?: string;
                                };
                                url: string;
                            }[];
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            /** Format: date-time */
                            expiresAt?: string;
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/news/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All videos, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/videos/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published videos, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                title?: {
                                    en?: string;
                                    id?: string;
                                };
                                /** @enum {string} */
                                provider?: "youtube" | "vimeo" | "file";
                                providerId?: string;
                                duration?: number;
                                description?: {
                                    en?: string;
                                    id?: string;
                                };
                                transcript?: {
                                    en?: string;
                                    id?: string;
                                };
                                captions?: {
                                    en?: string;
                                    id?: string;
                                };
                                category?: string;
                                speaker?: string;
                                thumbnail?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            title: {
                                en?: string;
                                id?: string;
                            };
                            /** @enum {string} */
                            provider: "youtube" | "vimeo" | "file";
                            providerId: string;
                            duration?: number;
                            description?: {
                                en?: string;
                                id?: string;
                            };
                            transcript?: {
                                en?: string;
                                id?: string;
                            };
                            captions?: {
                                en?: string;
                                id?: string;
                            };
                            category?: string;
                            speaker?: string;
                            thumbnail?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published videos */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Videos"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            title: {
                                en?: string;
                                id?: string;
                            };
                            /** @enum {string} */
                            provider: "youtube" | "vimeo" | "file";
                            providerId: string;
                            duration?: number;
                            description?: {
                                en?: string;
                                id?: string;
                            };
                            transcript?: {
                                en?: string;
                                id?: string;
                            };
                            captions?: {
                                en?: string;
                                id?: string;
                            };
                            category?: string;
                            speaker?: string;
                            thumbnail?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/videos/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/social-medias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All social-medias, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/social-medias/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-medias": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published social-medias, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                name?: string;
                                /** @enum {string} */
                                icon?: "facebook" | "instagram" | "youtube" | "x" | "tiktok" | "linkedin" | "threads" | "whatsapp" | "link";
                                link?: string;
                                handle?: string;
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: string;
                            /** @enum {string} */
                            icon?: "facebook" | "instagram" | "youtube" | "x" | "tiktok" | "linkedin" | "threads" | "whatsapp" | "link";
                            link: string;
                            handle?: string;
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-medias/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published social-medias */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["SocialMedias"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: string;
                            /** @enum {string} */
                            icon?: "facebook" | "instagram" | "youtube" | "x" | "tiktok" | "linkedin" | "threads" | "whatsapp" | "link";
                            link: string;
                            handle?: string;
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-medias/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/social-medias/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/facilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All facilities, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/facilities/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published facilities, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                name?: {
                                    en?: string;
                                    id?: string;
                                };
                                /** @enum {string} */
                                kind?: "room" | "diagnostic" | "treatment" | "surgery" | "emergency" | "pharmacy" | "rehabilitation" | "worship" | "family" | "parking" | "food" | "other";
                                summary?: {
                                    en?: string;
                                    id?: string;
                                };
                                body?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                cover?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                                gallery?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                }[];
                                places?: {
                                    location: string;
                                    floor?: string;
                                    information?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    hours?: {
                                        /** @enum {string} */
                                        day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                                        opens: string;
                                        closes: string;
                                    }[];
                                    phone?: string;
                                }[];
                                units?: string[];
                                onHome?: boolean;
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: {
                                en?: string;
                                id?: string;
                            };
                            /** @enum {string} */
                            kind?: "room" | "diagnostic" | "treatment" | "surgery" | "emergency" | "pharmacy" | "rehabilitation" | "worship" | "family" | "parking" | "food" | "other";
                            summary?: {
                                en?: string;
                                id?: string;
                            };
                            body?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            gallery?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            }[];
                            places?: {
                                location: string;
                                floor?: string;
                                information?: {
                                    en?: string;
                                    id?: string;
                                };
                                hours?: {
                                    /** @enum {string} */
                                    day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                                    opens: string;
                                    closes: string;
                                }[];
                                phone?: string;
                            }[];
                            units?: string[];
                            onHome?: boolean;
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published facilities */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Facilities"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: {
                                en?: string;
                                id?: string;
                            };
                            /** @enum {string} */
                            kind?: "room" | "diagnostic" | "treatment" | "surgery" | "emergency" | "pharmacy" | "rehabilitation" | "worship" | "family" | "parking" | "food" | "other";
                            summary?: {
                                en?: string;
                                id?: string;
                            };
                            body?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            gallery?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            }[];
                            places?: {
                                location: string;
                                floor?: string;
                                information?: {
                                    en?: string;
                                    id?: string;
                                };
                                hours?: {
                                    /** @enum {string} */
                                    day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                                    opens: string;
                                    closes: string;
                                }[];
                                phone?: string;
                            }[];
                            units?: string[];
                            onHome?: boolean;
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/facilities/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All events, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/events/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published events, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                title?: {
                                    en?: string;
                                    id?: string;
                                };
                                summary?: {
                                    en?: string;
                                    id?: string;
                                };
                                body?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                /** Format: date-time */
                                startsAt?: string;
                                /** Format: date-time */
                                endsAt?: string;
                                location?: string;
                                room?: {
                                    en?: string;
                                    id?: string;
                                };
                                online?: string;
                                registration?: {
                                    required?: boolean;
                                    url?: string;
                                    /** Format: date-time */
                                    deadline?: string;
                                    capacity?: number;
                                };
                                /** @enum {string} */
                                eventStatus?: "scheduled" | "rescheduled" | "postponed" | "cancelled";
                                cover?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            title: {
                                en?: string;
                                id?: string;
                            };
                            summary?: {
                                en?: string;
                                id?: string;
                            };
                            body?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            /** Format: date-time */
                            startsAt: string;
                            /** Format: date-time */
                            endsAt?: string;
                            location?: string;
                            room?: {
                                en?: string;
                                id?: string;
                            };
                            online?: string;
                            registration?: {
                                required?: boolean;
                                url?: string;
                                /** Format: date-time */
                                deadline?: string;
                                capacity?: number;
                            };
                            /** @enum {string} */
                            eventStatus?: "scheduled" | "rescheduled" | "postponed" | "cancelled";
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published events */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Events"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            title: {
                                en?: string;
                                id?: string;
                            };
                            summary?: {
                                en?: string;
                                id?: string;
                            };
                            body?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            /** Format: date-time */
                            startsAt: string;
                            /** Format: date-time */
                            endsAt?: string;
                            location?: string;
                            room?: {
                                en?: string;
                                id?: string;
                            };
                            online?: string;
                            registration?: {
                                required?: boolean;
                                url?: string;
                                /** Format: date-time */
                                deadline?: string;
                                capacity?: number;
                            };
                            /** @enum {string} */
                            eventStatus?: "scheduled" | "rescheduled" | "postponed" | "cancelled";
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All partners, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/partners/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published partners, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                name?: string;
                                /** @enum {string} */
                                kind?: "insurer" | "company" | "supplier" | "educator";
                                logo?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                                url?: string;
                                coverage?: {
                                    inpatient?: boolean;
                                    outpatient?: boolean;
                                    cashless?: boolean;
                                };
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: string;
                            /** @enum {string} */
                            kind: "insurer" | "company" | "supplier" | "educator";
                            logo?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            url?: string;
                            coverage?: {
                                inpatient?: boolean;
                                outpatient?: boolean;
                                cashless?: boolean;
                            };
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published partners */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Partners"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: string;
                            /** @enum {string} */
                            kind: "insurer" | "company" | "supplier" | "educator";
                            logo?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            url?: string;
                            coverage?: {
                                inpatient?: boolean;
                                outpatient?: boolean;
                                cashless?: boolean;
                            };
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/partners/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/question-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All question-categories, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/question-categories/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published question-categories, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                name?: {
                                    en?: string;
                                    id?: string;
                                };
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: {
                                en?: string;
                                id?: string;
                            };
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question-categories/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published question-categories */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["QuestionCategories"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: {
                                en?: string;
                                id?: string;
                            };
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question-categories/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/question-categories/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All questions, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/questions/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published questions, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                question?: {
                                    en?: string;
                                    id?: string;
                                };
                                answer?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                category?: string;
                                position?: number;
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            question: {
                                en?: string;
                                id?: string;
                            };
                            answer: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            category?: string;
                            position?: number;
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published questions */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Questions"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            question: {
                                en?: string;
                                id?: string;
                            };
                            answer: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            category?: string;
                            position?: number;
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/questions/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All testimonials, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/testimonials/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published testimonials, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                displayName?: string;
                                text?: {
                                    en?: string;
                                    id?: string;
                                };
                                /** @enum {string} */
                                originalLanguage?: "en" | "id";
                                doctor?: string;
                                unit?: string;
                                /** Format: date */
                                visitMonth?: string;
                                verifiedVisit?: boolean;
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            displayName: string;
                            text: {
                                en?: string;
                                id?: string;
                            };
                            /** @enum {string} */
                            originalLanguage?: "en" | "id";
                            doctor?: string;
                            unit?: string;
                            /** Format: date */
                            visitMonth?: string;
                            /** Format: date */
                            consentAt: string;
                            verifiedVisit?: boolean;
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published testimonials */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Testimonials"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            displayName: string;
                            text: {
                                en?: string;
                                id?: string;
                            };
                            /** @enum {string} */
                            originalLanguage?: "en" | "id";
                            doctor?: string;
                            unit?: string;
                            /** Format: date */
                            visitMonth?: string;
                            /** Format: date */
                            consentAt: string;
                            verifiedVisit?: boolean;
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/testimonials/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/package-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All package-categories, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/package-categories/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/package-categories": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published package-categories, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                name?: {
                                    en?: string;
                                    id?: string;
                                };
                                icon?: string;
                                description?: {
                                    en?: string;
                                    id?: string;
                                };
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: {
                                en?: string;
                                id?: string;
                            };
                            icon?: string;
                            description?: {
                                en?: string;
                                id?: string;
                            };
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/package-categories/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published package-categories */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["PackageCategories"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            name: {
                                en?: string;
                                id?: string;
                            };
                            icon?: string;
                            description?: {
                                en?: string;
                                id?: string;
                            };
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/package-categories/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/package-categories/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All packages, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/packages/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published packages, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                title?: {
                                    en?: string;
                                    id?: string;
                                };
                                categories?: string[];
                                summary?: {
                                    en?: string;
                                    id?: string;
                                };
                                details?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                inclusions?: {
                                    group?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    item: {
                                        en?: string;
                                        id?: string;
                                    };
                                    note?: {
                                        en?: string;
                                        id?: string;
                                    };
                                }[];
                                price?: {
                                    amount: number;
                                    currency: string;
                                    /** Format: date */
                                    validFrom?: string;
                                    /** Format: date */
                                    validTo?: string;
                                    before?: number;
                                };
                                priceNote?: {
                                    en?: string;
                                    id?: string;
                                };
                                additionalInformation?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                termsAndConditions?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                termsVersion?: string;
                                forWhom?: {
                                    /** @enum {string} */
                                    sex?: "everybody" | "female" | "male";
                                    ageFrom?: number;
                                    ageTo?: number;
                                };
                                preparation?: {
                                    en?: string;
                                    id?: string;
                                };
                                durationMinutes?: number;
                                locations?: string[];
                                recommended?: boolean;
                                /** @enum {string} */
                                bookingMode?: "chat" | "phone" | "appointment";
                                cover?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                                gallery?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                }[];
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            title: {
                                en?: string;
                                id?: string;
                            };
                            categories: string[];
                            summary?: {
                                en?: string;
                                id?: string;
                            };
                            details?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            inclusions?: {
                                group?: {
                                    en?: string;
                                    id?: string;
                                };
                                item: {
                                    en?: string;
                                    id?: string;
                                };
                                note?: {
                                    en?: string;
                                    id?: string;
                                };
                            }[];
                            price?: {
                                amount: number;
                                currency: string;
                                /** Format: date */
                                validFrom?: string;
                                /** Format: date */
                                validTo?: string;
                                before?: number;
                            };
                            priceNote?: {
                                en?: string;
                                id?: string;
                            };
                            additionalInformation?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            termsAndConditions?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            termsVersion?: string;
                            forWhom?: {
                                /** @enum {string} */
                                sex?: "everybody" | "female" | "male";
                                ageFrom?: number;
                                ageTo?: number;
                            };
                            preparation?: {
                                en?: string;
                                id?: string;
                            };
                            durationMinutes?: number;
                            locations?: string[];
                            recommended?: boolean;
                            /** @enum {string} */
                            bookingMode?: "chat" | "phone" | "appointment";
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            gallery?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            }[];
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published packages */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Packages"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            title: {
                                en?: string;
                                id?: string;
                            };
                            categories: string[];
                            summary?: {
                                en?: string;
                                id?: string;
                            };
                            details?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            inclusions?: {
                                group?: {
                                    en?: string;
                                    id?: string;
                                };
                                item: {
                                    en?: string;
                                    id?: string;
                                };
                                note?: {
                                    en?: string;
                                    id?: string;
                                };
                            }[];
                            price?: {
                                amount: number;
                                currency: string;
                                /** Format: date */
                                validFrom?: string;
                                /** Format: date */
                                validTo?: string;
                                before?: number;
                            };
                            priceNote?: {
                                en?: string;
                                id?: string;
                            };
                            additionalInformation?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            termsAndConditions?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            termsVersion?: string;
                            forWhom?: {
                                /** @enum {string} */
                                sex?: "everybody" | "female" | "male";
                                ageFrom?: number;
                                ageTo?: number;
                            };
                            preparation?: {
                                en?: string;
                                id?: string;
                            };
                            durationMinutes?: number;
                            locations?: string[];
                            recommended?: boolean;
                            /** @enum {string} */
                            bookingMode?: "chat" | "phone" | "appointment";
                            cover?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            gallery?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            }[];
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/job-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All job-offers, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/job-offers/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published job-offers, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                slug?: string;
                                title?: {
                                    en?: string;
                                    id?: string;
                                };
                                unit?: string;
                                location?: string;
                                /** @enum {string} */
                                employmentType?: "full-time" | "part-time" | "contract" | "temporary" | "internship" | "volunteer";
                                description?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                responsibilities?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                qualifications?: {
                                    en?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                    id?: {
                                        /** @enum {string} */
                                        type: "doc";
                                        content: ({
                                            type: string;
                                        } & {
                                            [key: string]: unknown;
                                        })[];
                                    };
                                };
                                licences?: string[];
                                openings?: number;
                                salary?: {
                                    en?: string;
                                    id?: string;
                                };
                                /** Format: date */
                                datePosted?: string;
                                /** Format: date */
                                validThrough?: string;
                                /** @enum {string} */
                                hiring?: "open" | "paused" | "filled";
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            title: {
                                en?: string;
                                id?: string;
                            };
                            unit?: string;
                            location?: string;
                            /** @enum {string} */
                            employmentType?: "full-time" | "part-time" | "contract" | "temporary" | "internship" | "volunteer";
                            description: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            responsibilities?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            qualifications?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            licences?: string[];
                            openings?: number;
                            salary?: {
                                en?: string;
                                id?: string;
                            };
                            /** Format: date */
                            datePosted?: string;
                            /** Format: date */
                            validThrough: string;
                            /** @enum {string} */
                            hiring?: "open" | "paused" | "filled";
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-offers/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published job-offers */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["JobOffers"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            slug: string;
                            title: {
                                en?: string;
                                id?: string;
                            };
                            unit?: string;
                            location?: string;
                            /** @enum {string} */
                            employmentType?: "full-time" | "part-time" | "contract" | "temporary" | "internship" | "volunteer";
                            description: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            responsibilities?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            qualifications?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            licences?: string[];
                            openings?: number;
                            salary?: {
                                en?: string;
                                id?: string;
                            };
                            /** Format: date */
                            datePosted?: string;
                            /** Format: date */
                            validThrough: string;
                            /** @enum {string} */
                            hiring?: "open" | "paused" | "filled";
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-offers/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/job-offers/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/main-banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All main-banners, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/main-banners/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main-banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published main-banners, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                title?: {
                                    en?: string;
                                    id?: string;
                                };
                                text?: {
                                    en?: string;
                                    id?: string;
                                };
                                images?: {
                                    desktop?: {
                                        en?: {
                                            src: string;
                                            alt?: {
                                                en?: string;
                                                id?: string;
                                            };
                                            width?: number;
                                            height?: number;
                                            focal?: {
                                                x: number;
                                                y: number;
                                            };
                                            color?: string;
                                        };
                                        id?: {
                                            src: string;
                                            alt?: {
                                                en?: string;
                                                id?: string;
                                            };
                                            width?: number;
                                            height?: number;
                                            focal?: {
                                                x: number;
                                                y: number;
                                            };
                                            color?: string;
                                        };
                                    };
                                    mobile?: {
                                        en?: {
                                            src: string;
                                            alt?: {
                                                en?: string;
                                                id?: string;
                                            };
                                            width?: number;
                                            height?: number;
                                            focal?: {
                                                x: number;
                                                y: number;
                                            };
                                            color?: string;
                                        };
                                        id?: {
                                            src: string;
                                            alt?: {
                                                en?: string;
                                                id?: string;
                                            };
                                            width?: number;
                                            height?: number;
                                            focal?: {
                                                x: number;
                                                y: number;
                                            };
                                            color?: string;
                                        };
                                    };
                                };
                                link?: string;
                                cta?: {
                                    en?: string;
                                    id?: string;
                                };
                                /** Format: date-time */
                                startsAt?: string;
                                /** Format: date-time */
                                endsAt?: string;
                                position?: number;
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            title: {
                                en?: string;
                                id?: string;
                            };
                            text?: {
                                en?: string;
                                id?: string;
                            };
                            images?: {
                                desktop?: {
                                    en?: {
                                        src: string;
                                        alt?: {
                                            en?: string;
                                            id?: string;
                                        };
                                        width?: number;
                                        height?: number;
                                        focal?: {
                                            x: number;
                                            y: number;
                                        };
                                        color?: string;
                                    };
                                    id?: {
                                        src: string;
                                        alt?: {
                                            en?: string;
                                            id?: string;
                                        };
                                        width?: number;
                                        height?: number;
                                        focal?: {
                                            x: number;
                                            y: number;
                                        };
                                        color?: string;
                                    };
                                };
                                mobile?: {
                                    en?: {
                                        src: string;
                                        alt?: {
                                            en?: string;
                                            id?: string;
                                        };
                                        width?: number;
                                        height?: number;
                                        focal?: {
                                            x: number;
                                            y: number;
                                        };
                                        color?: string;
                                    };
                                    id?: {
                                        src: string;
                                        alt?: {
                                            en?: string;
                                            id?: string;
                                        };
                                        width?: number;
                                        height?: number;
                                        focal?: {
                                            x: number;
                                            y: number;
                                        };
                                        color?: string;
                                    };
                                };
                            };
                            link?: string;
                            cta?: {
                                en?: string;
                                id?: string;
                            };
                            /** Format: date-time */
                            startsAt?: string;
                            /** Format: date-time */
                            endsAt?: string;
                            position?: number;
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main-banners/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published main-banners */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["MainBanners"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            title: {
                                en?: string;
                                id?: string;
                            };
                            text?: {
                                en?: string;
                                id?: string;
                            };
                            images?: {
                                desktop?: {
                                    en?: {
                                        src: string;
                                        alt?: {
                                            en?: string;
                                            id?: string;
                                        };
                                        width?: number;
                                        height?: number;
                                        focal?: {
                                            x: number;
                                            y: number;
                                        };
                                        color?: string;
                                    };
                                    id?: {
                                        src: string;
                                        alt?: {
                                            en?: string;
                                            id?: string;
                                        };
                                        width?: number;
                                        height?: number;
                                        focal?: {
                                            x: number;
                                            y: number;
                                        };
                                        color?: string;
                                    };
                                };
                                mobile?: {
                                    en?: {
                                        src: string;
                                        alt?: {
                                            en?: string;
                                            id?: string;
                                        };
                                        width?: number;
                                        height?: number;
                                        focal?: {
                                            x: number;
                                            y: number;
                                        };
                                        color?: string;
                                    };
                                    id?: {
                                        src: string;
                                        alt?: {
                                            en?: string;
                                            id?: string;
                                        };
                                        width?: number;
                                        height?: number;
                                        focal?: {
                                            x: number;
                                            y: number;
                                        };
                                        color?: string;
                                    };
                                };
                            };
                            link?: string;
                            cta?: {
                                en?: string;
                                id?: string;
                            };
                            /** Format: date-time */
                            startsAt?: string;
                            /** Format: date-time */
                            endsAt?: string;
                            position?: number;
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main-banners/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/main-banners/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/about-banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All about-banners, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/about-banners/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-banners": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published about-banners, in the hospital's order */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    sort?: string;
                    view?: "list" | "full";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: {
                                id: string;
                                heading?: {
                                    en?: string;
                                    id?: string;
                                };
                                image?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                                updatedAt: string;
                            }[];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            heading: {
                                en?: string;
                                id?: string;
                            };
                            image?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-banners/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One of the published about-banners */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AboutBanners"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            heading: {
                                en?: string;
                                id?: string;
                            };
                            image?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        post?: never;
        /** Delete an item; 409 with the list where others refer to it */
        delete: {
            parameters: {
                query?: {
                    version?: number | null;
                };
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-banners/{key}/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Show the newest version to everybody */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-banners/{key}/archive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take the item off the site */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        version: number | null;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/about-description": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All about-description, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/about-description/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/about-description": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published about-description */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AboutDescription"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            heading: {
                                en?: string;
                                id?: string;
                            };
                            body?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            vision?: {
                                en?: string;
                                id?: string;
                            };
                            mission?: {
                                en?: string;
                                id?: string;
                            }[];
                            values?: {
                                en?: string;
                                id?: string;
                            }[];
                            history?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            counters?: {
                                label: {
                                    en?: string;
                                    id?: string;
                                };
                                value: string;
                                /** Format: date */
                                asOf?: string;
                            }[];
                            leadership?: {
                                name: string;
                                role?: {
                                    en?: string;
                                    id?: string;
                                };
                                photo?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                            }[];
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            heading: {
                                en?: string;
                                id?: string;
                            };
                            body?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            vision?: {
                                en?: string;
                                id?: string;
                            };
                            mission?: {
                                en?: string;
                                id?: string;
                            }[];
                            values?: {
                                en?: string;
                                id?: string;
                            }[];
                            history?: {
                                en?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                                id?: {
                                    /** @enum {string} */
                                    type: "doc";
                                    content: ({
                                        type: string;
                                    } & {
                                        [key: string]: unknown;
                                    })[];
                                };
                            };
                            counters?: {
                                label: {
                                    en?: string;
                                    id?: string;
                                };
                                value: string;
                                /** Format: date */
                                asOf?: string;
                            }[];
                            leadership?: {
                                name: string;
                                role?: {
                                    en?: string;
                                    id?: string;
                                };
                                photo?: {
                                    src: string;
                                    alt?: {
                                        en?: string;
                                        id?: string;
                                    };
                                    width?: number;
                                    height?: number;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    color?: string;
                                };
                            }[];
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All settings, drafts included */
        get: {
            parameters: {
                query?: {
                    page?: number;
                    perPage?: number;
                    search?: string;
                    status?: "draft" | "published" | "archived" | "changed" | "untranslated" | "review";
                    sort?: string;
                    keys?: string;
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description A page of the list */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminListItem"][];
                            meta: {
                                message: string;
                                total: number;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admins/settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One item with its draft */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    key: string;
                };
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The published settings */
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody?: never;
            responses: {
                /** @description Done */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["Settings"];
                            meta: {
                                message: string;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Save a newer version; 409 with the current one where `version` is no longer it */
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            hospital_name: string;
                            siteTitle?: {
                                en?: string;
                                id?: string;
                            };
                            description?: {
                                en?: string;
                                id?: string;
                            };
                            emergencyNumber?: string;
                            emergency_call?: string;
                            customer_care?: string;
                            whatsappNumber?: string;
                            /** Format: email */
                            supportEmail?: string;
                            businessHours?: {
                                /** @enum {string} */
                                day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                                opens: string;
                                closes: string;
                            }[];
                            logo?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            brand?: {
                                hue?: number;
                                chroma?: number;
                            };
                            chatWidget?: {
                                enabled?: boolean;
                                scriptUrl?: string;
                            };
                            currency?: string;
                            timezone?: string;
                            booking?: {
                                requestExpiryMinutes?: number;
                                maxOpenPerPatient?: number;
                                cancelHours?: number;
                                rescheduleHours?: number;
                            };
                        };
                        version: number | null;
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                200: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        /** Write a new item */
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        data: {
                            hospital_name: string;
                            siteTitle?: {
                                en?: string;
                                id?: string;
                            };
                            description?: {
                                en?: string;
                                id?: string;
                            };
                            emergencyNumber?: string;
                            emergency_call?: string;
                            customer_care?: string;
                            whatsappNumber?: string;
                            /** Format: email */
                            supportEmail?: string;
                            businessHours?: {
                                /** @enum {string} */
                                day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                                opens: string;
                                closes: string;
                            }[];
                            logo?: {
                                src: string;
                                alt?: {
                                    en?: string;
                                    id?: string;
                                };
                                width?: number;
                                height?: number;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                color?: string;
                            };
                            brand?: {
                                hue?: number;
                                chroma?: number;
                            };
                            chatWidget?: {
                                enabled?: boolean;
                                scriptUrl?: string;
                            };
                            currency?: string;
                            timezone?: string;
                            booking?: {
                                requestExpiryMinutes?: number;
                                maxOpenPerPatient?: number;
                                cancelHours?: number;
                                rescheduleHours?: number;
                            };
                        };
                        /** @default false */
                        publish?: boolean;
                    };
                };
            };
            responses: {
                /** @description The item as it stands now; `change` is what the publisher still has to show */
                201: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            result: components["schemas"]["AdminItem"];
                            meta: {
                                message: string;
                                change: number | null;
                            };
                        };
                    };
                };
                /** @description What went wrong */
                default: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": components["schemas"]["Problem"];
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Problem: {
            meta: {
                message: string;
                code: string;
                fields?: {
                    path: string;
                    message: string;
                }[];
            };
            message: string;
            result?: unknown;
        };
        User: {
            id: string;
            full_name: string;
            email: string;
            /** @enum {string} */
            role: "patients" | "admin";
            /** @enum {string} */
            language: "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN";
            scopes?: ("content" | "hr" | "desk" | "super")[];
        };
        Session: {
            id: string;
            current: boolean;
            userAgent: string | null;
            createdAt: string;
            activeAt: string;
            expiresAt: string;
        };
        Colleague: {
            id: string;
            full_name: string;
            email: string;
            scopes: ("content" | "hr" | "desk" | "super")[];
            /** @enum {string} */
            language: "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN";
            authenticator: boolean;
            disabled: boolean;
            createdAt: string;
            lastActiveAt: string | null;
        };
        Letter: {
            /** @enum {string} */
            kind: "appointment.requested" | "appointment.accepted" | "appointment.declined" | "appointment.expired" | "appointment.moved" | "appointment.cancelled" | "appointment.booked" | "appointment.movedByHospital" | "appointment.cancelledByHospital" | "appointment.absence" | "appointment.late" | "appointment.onTime" | "appointment.reminderDay" | "appointment.reminderHours" | "waiting-list.offer" | "sign-up.code" | "sign-up.known" | "sign-in.new-device" | "password.reset" | "password.reset-admin" | "password.changed" | "email.code" | "email.known" | "email.changed" | "staff.invitation" | "contact.message" | "contact.received" | "application.new" | "application.received";
            languages: ("ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN")[];
        };
        LetterPreview: {
            /** @enum {string} */
            kind: "appointment.requested" | "appointment.accepted" | "appointment.declined" | "appointment.expired" | "appointment.moved" | "appointment.cancelled" | "appointment.booked" | "appointment.movedByHospital" | "appointment.cancelledByHospital" | "appointment.absence" | "appointment.late" | "appointment.onTime" | "appointment.reminderDay" | "appointment.reminderHours" | "waiting-list.offer" | "sign-up.code" | "sign-up.known" | "sign-in.new-device" | "password.reset" | "password.reset-admin" | "password.changed" | "email.code" | "email.known" | "email.changed" | "staff.invitation" | "contact.message" | "contact.received" | "application.new" | "application.received";
            /** @enum {string} */
            language: "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN";
            subject: string;
            text: string;
            frame: string;
            /** @enum {string|null} */
            calendar: "REQUEST" | "CANCEL" | null;
        };
        UndeliveredLetter: {
            id: string;
            kind: string;
            to: string;
            subject: string;
            error: string | null;
            attempts: number;
            createdAt: string;
            nextAttemptAt: string | null;
            whole: boolean;
        };
        SiteReleases: {
            heldSince: string | null;
            waiting: number;
            releases: {
                id: string;
                builtAt: string;
                current: boolean;
                files: number | null;
                changedFiles: number | null;
            }[];
        };
        PublicationRun: {
            id: string;
            /** @enum {string} */
            trigger: "start" | "change" | "demand" | "schedule" | "rollback";
            /** @enum {string} */
            state: "waiting" | "building" | "live" | "failed";
            startedAt: string;
            liveAt: string | null;
            milliseconds: number | null;
            files: number | null;
            changedFiles: number | null;
            pages: number | null;
            failedPages: {
                file: string;
                error: string;
            }[];
            error: string | null;
        };
        Notification: {
            id: number;
            /** @enum {string} */
            kind: "request" | "cancelled" | "applicant" | "message" | "publication" | "mail" | "job" | "review";
            at: string;
            read: boolean;
            settled: boolean;
            objectId: string | null;
            about: string | null;
            startsAt: string | null;
            timezone: string | null;
            content: {
                kind: string;
                key: string;
            } | null;
        };
        AuditEntry: {
            id: number;
            at: string;
            by: string | null;
            /** @enum {string|null} */
            role: "patient" | "admin" | null;
            action: string;
            objectKind: string;
            objectId: string | null;
            patientId: string | null;
            patient: string | null;
            requestId: string | null;
            detail: {
                [key: string]: unknown;
            } | null;
        };
        Redirect: {
            id: string;
            from: string;
            to: string | null;
            automatic: boolean;
            createdBy: string | null;
            createdAt: string;
        };
        Visits: {
            days: {
                day: string;
                count: number;
            }[];
            pages: {
                page: string;
                count: number;
            }[];
            missed: {
                words: string;
                count: number;
            }[];
        };
        ContentState: {
            draft: {
                /** @enum {string} */
                kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners" | "about-description" | "settings";
                count: number;
            }[];
            changed: {
                /** @enum {string} */
                kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners" | "about-description" | "settings";
                count: number;
            }[];
            untranslated: {
                /** @enum {string} */
                kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners" | "about-description" | "settings";
                count: number;
            }[];
            review: {
                /** @enum {string} */
                kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners" | "about-description" | "settings";
                count: number;
            }[];
        };
        FoundRecords: {
            content: {
                /** @enum {string} */
                kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners" | "about-description" | "settings";
                key: string;
                title: string;
            }[];
            patients: {
                id: string;
                name: string;
                birthDate: string | null;
            }[];
            appointments: {
                id: string;
                code: string;
                doctor: string;
                startsAt: string;
                timezone: string;
            }[];
        };
        Job: {
            name: string;
            cron: string;
            running: boolean;
            lastRunAt: string | null;
            /** @enum {string|null} */
            lastState: "completed" | "failed" | null;
            milliseconds: number | null;
            lastFailedAt: string | null;
            error: string | null;
        };
        Everything: {
            [key: string]: {
                [key: string]: unknown;
            }[];
        };
        Dependant: {
            id: string;
            name: string;
            birthDate: string;
            /** @enum {string} */
            sex: "female" | "male" | "other" | "unknown";
            /** @enum {string} */
            relationship: "child" | "spouse" | "parent" | "sibling" | "grandchild" | "grandparent" | "other";
            guarantor: {
                /** @enum {string} */
                kind: "self" | "bpjs" | "partner";
                partner: string | null;
                name: string | null;
                member: string | null;
            } | null;
        };
        PatientRow: {
            id: string;
            name: string;
            email: string | null;
            phone: string | null;
            birthDate: string | null;
            carer: string | null;
            disabled: boolean;
            createdAt: string;
            appointments: number;
        };
        PatientForDesk: components["schemas"]["PatientRow"] & {
            address: string | null;
            /** @enum {string|null} */
            language: "ar" | "de" | "en" | "es" | "es-MX" | "fr" | "id" | "zh-CN" | null;
            promotionalOffers: boolean;
            promotionalOffersAt: string | null;
            visits: {
                id: string;
                code: string;
                /** @enum {string} */
                status: "requested" | "accepted" | "declined" | "expired" | "checked_in" | "completed" | "cancelled_by_patient" | "cancelled_by_hospital" | "no_show";
                dependant: {
                    id: string;
                    name: string;
                } | null;
                doctor: string;
                doctorName: string;
                location: string;
                locationName: string;
                timezone: string;
                schedule: string;
                /** @enum {string} */
                mode: "slots" | "session";
                startsAt: string;
                endsAt: string;
                queueNumber: number | null;
                reason: string | null;
                guarantor: {
                    /** @enum {string} */
                    kind: "self" | "bpjs" | "partner";
                    partner: string | null;
                    name: string | null;
                    member: string | null;
                } | null;
                statusReason: string | null;
                expiresAt: string | null;
                createdAt: string;
                updatedAt: string;
            }[];
            dependants: {
                id: string;
                name: string;
                birthDate: string | null;
                relationship: string;
            }[];
        };
        Trail: {
            at: string;
            by: string | null;
            action: string;
            objectKind: string;
        };
        Schedule: {
            id: string;
            doctor: string;
            location: string;
            unit: string | null;
            weekday: number;
            startTime: string;
            endTime: string;
            /** @enum {string} */
            mode: "slots" | "session";
            slotMinutes: number | null;
            capacity: number;
            room: string | null;
            /** Format: date */
            validFrom: string;
            /** Format: date */
            validTo: string | null;
            noticeMinutes: number;
            horizonDays: number;
            public: boolean;
            timezone: string;
        };
        ScheduleException: {
            id: string;
            doctor: string | null;
            location: string | null;
            /** @enum {string} */
            kind: "leave" | "holiday" | "late" | "extra" | "room";
            /** Format: date */
            from: string;
            /** Format: date */
            to: string;
            startTime: string | null;
            endTime: string | null;
            minutes: number | null;
            room: string | null;
            note: string | null;
        };
        Occurrence: {
            schedule: string;
            doctor: string;
            location: string;
            timezone: string;
            /** Format: date */
            date: string;
            startsAt: string;
            endsAt: string;
            /** @enum {string} */
            mode: "slots" | "session";
            capacity: number;
            room: string | null;
            lateMinutes: number;
            places: {
                startsAt: string;
                endsAt: string;
                free: number;
            }[];
        };
        Availability: {
            doctor: string;
            availableToday: boolean;
            worksToday: boolean;
            nextFree: {
                startsAt: string;
                location: string;
                timezone: string;
                free: number;
                schedule: string;
            } | null;
        };
        NamedOccurrence: {
            schedule: string;
            doctor: string;
            location: string;
            timezone: string;
            /** Format: date */
            date: string;
            startsAt: string;
            endsAt: string;
            /** @enum {string} */
            mode: "slots" | "session";
            capacity: number;
            room: string | null;
            lateMinutes: number;
            places: {
                startsAt: string;
                endsAt: string;
                free: number;
            }[];
            doctorName: string;
        };
        SpecialistDay: {
            /** Format: date */
            date: string;
            free: number;
            doctors: number;
            locations: string[];
            first: {
                doctor: string;
                doctorName: string;
                schedule: string;
                location: string;
                timezone: string;
                startsAt: string;
            } | null;
        };
        QueueStatus: {
            /** @enum {string} */
            state: "unconfirmed" | "later" | "before" | "waiting" | "serving" | "passed" | "seen" | "over" | "closed";
            timezone: string;
            startsAt: string;
            number: number | null;
            begins: string | null;
            lateMinutes: number;
            serving: {
                number: number | null;
                startsAt: string;
            } | null;
            ahead: number | null;
            from: string | null;
            to: string | null;
            minutesEach: number | null;
            measured: boolean;
            at: string;
        };
        AppointmentLink: {
            /** @enum {string} */
            state: "open" | "answered" | "changed";
            /** @enum {string} */
            news: "lost" | "late";
            /** @enum {string|null} */
            answer: "move" | "cancel" | "keep" | null;
            appointment: {
                code: string;
                /** @enum {string} */
                status: "requested" | "accepted" | "declined" | "expired" | "checked_in" | "completed" | "cancelled_by_patient" | "cancelled_by_hospital" | "no_show";
                dependant: {
                    name: string;
                } | null;
                doctor: string;
                doctorName: string;
                location: string;
                locationName: string;
                timezone: string;
                schedule: string;
                /** @enum {string} */
                mode: "slots" | "session";
                startsAt: string;
                endsAt: string;
                queueNumber: number | null;
                statusReason: string | null;
                expiresAt: string | null;
                createdAt: string;
                updatedAt: string;
            };
            replacement: {
                code: string;
                /** @enum {string} */
                status: "requested" | "accepted" | "declined" | "expired" | "checked_in" | "completed" | "cancelled_by_patient" | "cancelled_by_hospital" | "no_show";
                dependant: {
                    name: string;
                } | null;
                doctor: string;
                doctorName: string;
                location: string;
                locationName: string;
                timezone: string;
                schedule: string;
                /** @enum {string} */
                mode: "slots" | "session";
                startsAt: string;
                endsAt: string;
                queueNumber: number | null;
                statusReason: string | null;
                expiresAt: string | null;
                createdAt: string;
                updatedAt: string;
            } | null;
            places: {
                schedule: string;
                doctor: string;
                location: string;
                timezone: string;
                /** Format: date */
                date: string;
                startsAt: string;
                endsAt: string;
                /** @enum {string} */
                mode: "slots" | "session";
                capacity: number;
                room: string | null;
                lateMinutes: number;
                places: {
                    startsAt: string;
                    endsAt: string;
                    free: number;
                }[];
            }[];
            others: {
                doctor: string;
                doctorName: string;
                places: {
                    schedule: string;
                    doctor: string;
                    location: string;
                    timezone: string;
                    /** Format: date */
                    date: string;
                    startsAt: string;
                    endsAt: string;
                    /** @enum {string} */
                    mode: "slots" | "session";
                    capacity: number;
                    room: string | null;
                    lateMinutes: number;
                    places: {
                        startsAt: string;
                        endsAt: string;
                        free: number;
                    }[];
                }[];
            }[];
            expiresAt: string;
        };
        Hold: {
            dependant: string | null;
            doctor: string;
            location: string;
            timezone: string;
            schedule: string;
            startsAt: string;
            endsAt: string;
            expiresAt: string;
        };
        WaitingEntry: {
            id: string;
            doctor: string;
            doctorName: string;
            dependant: {
                id: string;
                name: string;
            } | null;
            from: string;
            to: string;
            /** @enum {string} */
            status: "waiting" | "offered" | "booked" | "left" | "over";
            position: number | null;
            offer: {
                dependant: string | null;
                doctor: string;
                location: string;
                timezone: string;
                schedule: string;
                startsAt: string;
                endsAt: string;
                expiresAt: string;
            } | null;
            createdAt: string;
        };
        Appointment: {
            id: string;
            code: string;
            /** @enum {string} */
            status: "requested" | "accepted" | "declined" | "expired" | "checked_in" | "completed" | "cancelled_by_patient" | "cancelled_by_hospital" | "no_show";
            dependant: {
                id: string;
                name: string;
            } | null;
            doctor: string;
            doctorName: string;
            location: string;
            locationName: string;
            timezone: string;
            schedule: string;
            /** @enum {string} */
            mode: "slots" | "session";
            startsAt: string;
            endsAt: string;
            queueNumber: number | null;
            reason: string | null;
            guarantor: {
                /** @enum {string} */
                kind: "self" | "bpjs" | "partner";
                partner: string | null;
                name: string | null;
                member: string | null;
            } | null;
            statusReason: string | null;
            expiresAt: string | null;
            createdAt: string;
            updatedAt: string;
        };
        DeskAppointment: {
            id: string;
            code: string;
            /** @enum {string} */
            status: "requested" | "accepted" | "declined" | "expired" | "checked_in" | "completed" | "cancelled_by_patient" | "cancelled_by_hospital" | "no_show";
            dependant: {
                id: string;
                name: string;
            } | null;
            doctor: string;
            doctorName: string;
            location: string;
            locationName: string;
            timezone: string;
            schedule: string;
            /** @enum {string} */
            mode: "slots" | "session";
            startsAt: string;
            endsAt: string;
            queueNumber: number | null;
            reason: string | null;
            guarantor: {
                /** @enum {string} */
                kind: "self" | "bpjs" | "partner";
                partner: string | null;
                name: string | null;
                member: string | null;
            } | null;
            statusReason: string | null;
            expiresAt: string | null;
            createdAt: string;
            updatedAt: string;
            /** @enum {string} */
            source: "online" | "phone" | "walk_in";
            patient: {
                id: string;
                name: string;
                email: string;
                phone: string | null;
                birthDate: string | null;
                carer: string | null;
            };
        };
        CallItem: {
            id: string;
            /** @enum {string} */
            news: "absence" | "late" | "cancelled" | "moved";
            /** @enum {string} */
            why: "no_address" | "undeliverable" | "unanswered";
            appointment: {
                id: string;
                code: string;
                /** @enum {string} */
                status: "requested" | "accepted" | "declined" | "expired" | "checked_in" | "completed" | "cancelled_by_patient" | "cancelled_by_hospital" | "no_show";
                dependant: {
                    id: string;
                    name: string;
                } | null;
                doctor: string;
                doctorName: string;
                location: string;
                locationName: string;
                timezone: string;
                schedule: string;
                /** @enum {string} */
                mode: "slots" | "session";
                startsAt: string;
                endsAt: string;
                queueNumber: number | null;
                reason: string | null;
                guarantor: {
                    /** @enum {string} */
                    kind: "self" | "bpjs" | "partner";
                    partner: string | null;
                    name: string | null;
                    member: string | null;
                } | null;
                statusReason: string | null;
                expiresAt: string | null;
                createdAt: string;
                updatedAt: string;
                /** @enum {string} */
                source: "online" | "phone" | "walk_in";
                patient: {
                    id: string;
                    name: string;
                    email: string;
                    phone: string | null;
                    birthDate: string | null;
                    carer: string | null;
                };
            };
            createdAt: string;
            doneAt: string | null;
            note: string | null;
        };
        AffectedPatient: {
            appointment: {
                id: string;
                code: string;
                /** @enum {string} */
                status: "requested" | "accepted" | "declined" | "expired" | "checked_in" | "completed" | "cancelled_by_patient" | "cancelled_by_hospital" | "no_show";
                dependant: {
                    id: string;
                    name: string;
                } | null;
                doctor: string;
                doctorName: string;
                location: string;
                locationName: string;
                timezone: string;
                schedule: string;
                /** @enum {string} */
                mode: "slots" | "session";
                startsAt: string;
                endsAt: string;
                queueNumber: number | null;
                reason: string | null;
                guarantor: {
                    /** @enum {string} */
                    kind: "self" | "bpjs" | "partner";
                    partner: string | null;
                    name: string | null;
                    member: string | null;
                } | null;
                statusReason: string | null;
                expiresAt: string | null;
                createdAt: string;
                updatedAt: string;
                /** @enum {string} */
                source: "online" | "phone" | "walk_in";
                patient: {
                    id: string;
                    name: string;
                    email: string;
                    phone: string | null;
                    birthDate: string | null;
                    carer: string | null;
                };
            };
            /** @enum {string} */
            news: "absence" | "late" | "onTime";
            lateMinutes: number;
            /** @enum {string} */
            by: "message" | "call";
        };
        DeskSession: {
            schedule: string;
            doctor: string;
            location: string;
            timezone: string;
            /** Format: date */
            date: string;
            startsAt: string;
            endsAt: string;
            /** @enum {string} */
            mode: "slots" | "session";
            capacity: number;
            room: string | null;
            lateMinutes: number;
            places: {
                startsAt: string;
                endsAt: string;
                free: number;
            }[];
            doctorName: string;
        };
        WeekSession: {
            schedule: string;
            doctor: string;
            doctorName: string;
            location: string;
            timezone: string;
            date: string;
            startsAt: string;
            endsAt: string;
            room: string | null;
            lateMinutes: number;
            taken: number;
            total: number;
            away: boolean;
        };
        RequestConflict: {
            request: string;
            /** @enum {string} */
            why: "sameDay" | "sameDoctor";
            other: {
                id: string;
                code: string;
                /** @enum {string} */
                status: "requested" | "accepted" | "declined" | "expired" | "checked_in" | "completed" | "cancelled_by_patient" | "cancelled_by_hospital" | "no_show";
                dependant: {
                    id: string;
                    name: string;
                } | null;
                doctor: string;
                doctorName: string;
                location: string;
                locationName: string;
                timezone: string;
                schedule: string;
                /** @enum {string} */
                mode: "slots" | "session";
                startsAt: string;
                endsAt: string;
                queueNumber: number | null;
                reason: string | null;
                guarantor: {
                    /** @enum {string} */
                    kind: "self" | "bpjs" | "partner";
                    partner: string | null;
                    name: string | null;
                    member: string | null;
                } | null;
                statusReason: string | null;
                expiresAt: string | null;
                createdAt: string;
                updatedAt: string;
                /** @enum {string} */
                source: "online" | "phone" | "walk_in";
                patient: {
                    id: string;
                    name: string;
                    email: string;
                    phone: string | null;
                    birthDate: string | null;
                    carer: string | null;
                };
            };
        };
        Figures: {
            waiting?: {
                count: number;
                since: string | null;
            };
            calls?: {
                count: number;
                since: string | null;
            };
            messages?: {
                count: number;
                since: string | null;
            };
            applicants?: {
                count: number;
                since: string | null;
            };
        };
        ConcernedPlace: {
            startsAt: string;
            timezone: string;
            place: number;
            /** @enum {string} */
            news: "absence" | "late" | "onTime";
        };
        DeskQueue: {
            schedule: string;
            doctor: string;
            doctorName: string;
            room: string | null;
            /** @enum {string} */
            mode: "slots" | "session";
            timezone: string;
            startsAt: string;
            endsAt: string;
            lateMinutes: number;
            serving: {
                number: number | null;
                startsAt: string;
                place: number | null;
                id: string;
                calledAt: string | null;
                times: number;
                passed: boolean;
                estimate: {
                    from: string;
                    to: string;
                } | null;
            } | null;
            waiting: {
                number: number | null;
                startsAt: string;
                place: number | null;
                id: string;
                calledAt: string | null;
                times: number;
                passed: boolean;
                estimate: {
                    from: string;
                    to: string;
                } | null;
            }[];
            expected: {
                number: number | null;
                startsAt: string;
                place: number | null;
                id: string;
                calledAt: string | null;
                times: number;
                passed: boolean;
                estimate: {
                    from: string;
                    to: string;
                } | null;
            }[];
            done: number;
            supposed: string | null;
        };
        Display: {
            id: string;
            name: string;
            location: string;
            doctors: string[];
            createdAt: string;
            seenAt: string | null;
            over: boolean;
        };
        DisplayView: {
            name: string;
            locationName: string;
            timezone: string;
            now: string;
            queues: {
                schedule: string;
                doctor: string;
                doctorName: string;
                room: string | null;
                /** @enum {string} */
                mode: "slots" | "session";
                timezone: string;
                startsAt: string;
                endsAt: string;
                lateMinutes: number;
                serving: {
                    number: number | null;
                    startsAt: string;
                    place: number | null;
                    calledAt: string | null;
                    times: number;
                } | null;
                next: {
                    number: number | null;
                    startsAt: string;
                    place: number | null;
                    estimate: {
                        from: string;
                        to: string;
                    } | null;
                }[];
            }[];
        };
        ContactMessage: {
            id: string;
            reference: string;
            name: string;
            email: string | null;
            phone: string | null;
            /** @enum {string} */
            topic: "appointment" | "billing" | "records" | "feedback" | "privacy" | "other";
            location: string | null;
            message: string;
            /** @enum {string} */
            language: "en" | "id";
            /** @enum {string} */
            status: "open" | "answered";
            answeredAt: string | null;
            createdAt: string;
        };
        JobApplicant: {
            id: string;
            reference: string;
            offer: string;
            offerTitle: {
                en?: string;
                id?: string;
            };
            name: string;
            city: string | null;
            /** @enum {string} */
            status: "new" | "shortlisted" | "interview" | "offered" | "hired" | "rejected" | "withdrawn";
            hasCv: boolean;
            createdAt: string;
            email: string;
            phone: string | null;
            education: string | null;
            experience: string | null;
            licences: string | null;
            message: string | null;
            /** @enum {string} */
            language: "en" | "id";
            cv: {
                name: string;
                type: string;
                size: number;
            } | null;
            consent: {
                version: string;
                text: string;
                at: string;
            };
            notes: string;
            retentionUntil: string;
            version: number;
        };
        MediaFile: {
            id: string;
            src: string;
            name: string;
            type: string;
            size: number;
            width: number;
            height: number;
            color: string;
            thumbhash: string;
            alt: {
                en?: string;
                id?: string;
            };
            focal: {
                x: number;
                y: number;
            };
            crop: {
                x: number;
                y: number;
                width: number;
                height: number;
            } | null;
            whole: {
                width: number;
                height: number;
            };
            tags: string[];
            version: number;
            createdAt: string;
            updatedAt: string;
        };
        Revision: {
            version: number;
            action: string;
            fields: string[];
            by: string | null;
            at: string;
            data: {
                [key: string]: unknown;
            };
        };
        AdminItem: {
            id: string;
            /** @enum {string} */
            kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners" | "about-description" | "settings";
            key: string;
            title: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            changed: boolean;
            version: number;
            position: number;
            updatedAt: string;
            updatedBy: string | null;
            publishedAt: string | null;
            publishAt: string | null;
            unpublishAt: string | null;
            data: {
                [key: string]: unknown;
            };
            published: {
                [key: string]: unknown;
            } | null;
        };
        DeletedItem: {
            id: string;
            /** @enum {string} */
            kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners" | "about-description" | "settings";
            key: string;
            title: string;
            deletedAt: string;
            deletedBy: string | null;
        };
        AdminListItem: {
            id: string;
            /** @enum {string} */
            kind: "addresses" | "specialists" | "units" | "doctors" | "media-categories" | "articles" | "news" | "videos" | "social-medias" | "facilities" | "events" | "partners" | "question-categories" | "questions" | "testimonials" | "package-categories" | "packages" | "job-offers" | "main-banners" | "about-banners" | "about-description" | "settings";
            key: string;
            title: string;
            /** @enum {string} */
            status: "draft" | "published" | "archived";
            changed: boolean;
            version: number;
            position: number;
            updatedAt: string;
            updatedBy: string | null;
            publishedAt: string | null;
            publishAt: string | null;
            unpublishAt: string | null;
            data: {
                [key: string]: unknown;
            };
            languages: {
                /** @enum {string} */
                en: "ready" | "missing";
                /** @enum {string} */
                id: "ready" | "missing";
            };
        };
        Addresses: {
            id: string;
            code: string;
            officialName: string;
            shortName?: string;
            /** @enum {string} */
            type?: "hospital" | "clinic" | "laboratory" | "pharmacy" | "other";
            street?: string;
            district?: string;
            city?: string;
            province?: string;
            postcode?: string;
            country?: string;
            geo?: {
                latitude: number;
                longitude: number;
            };
            timezone: string;
            /** Format: email */
            email1?: string;
            phones?: {
                main?: string;
                customer_care?: string;
                emergency_call?: string;
                emergencyNumber?: string;
            };
            whatsappNumber?: string;
            hours?: {
                /** @enum {string} */
                day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                opens: string;
                closes: string;
            }[];
            emergencyOpen24h?: boolean;
            operatingStatus?: {
                /** @enum {string} */
                status?: "open" | "limited" | "closed";
                text?: {
                    en?: string;
                    id?: string;
                };
                /** Format: date */
                since?: string;
                /** Format: date */
                until?: string;
            };
            accessibility?: {
                en?: string;
                id?: string;
            };
            transport?: {
                en?: string;
                id?: string;
            };
            cover?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            isMain?: boolean;
            /** Format: date */
            lastVerifiedAt?: string;
            updatedAt: string;
        };
        Specialists: {
            id: string;
            slug: string;
            name: {
                en?: string;
                id?: string;
            };
            plainName?: {
                en?: string;
                id?: string;
            };
            alsoKnownAs?: string[];
            summary?: {
                en?: string;
                id?: string;
            };
            body?: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            conditions?: {
                en?: string;
                id?: string;
            }[];
            treatments?: {
                en?: string;
                id?: string;
            }[];
            icon?: string;
            cover?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            updatedAt: string;
        };
        Units: {
            id: string;
            code: string;
            name: {
                en?: string;
                id?: string;
            };
            /** @enum {string} */
            type?: "emergency" | "outpatient" | "inpatient" | "intensive-care" | "surgery" | "maternity" | "laboratory" | "radiology" | "pharmacy" | "dialysis" | "rehabilitation" | "checkup" | "other";
            specialists?: string[];
            location: string;
            floor?: string;
            room?: string;
            phones?: string[];
            hours?: {
                /** @enum {string} */
                day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                opens: string;
                closes: string;
            }[];
            walkIn?: boolean;
            referralRequired?: boolean;
            onlineBooking?: boolean;
            summary?: {
                en?: string;
                id?: string;
            };
            body?: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            preparation?: {
                en?: string;
                id?: string;
            };
            /** @enum {string} */
            operatingStatus?: "open" | "limited" | "closed";
            cover?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            updatedAt: string;
        };
        Doctors: {
            id: string;
            slug: string;
            name: string;
            prefix?: string;
            suffix?: string;
            photo?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            /** @enum {string} */
            gender?: "male" | "female" | "other" | "unknown";
            specialists: string[];
            subSpecialties?: string[];
            units?: string[];
            headline?: {
                en?: string;
                id?: string;
            };
            biography?: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            education?: {
                degree: string;
                institution: string;
                year?: number;
            }[];
            certifications?: string[];
            conditions?: {
                en?: string;
                id?: string;
            }[];
            procedures?: {
                en?: string;
                id?: string;
            }[];
            languages?: string[];
            experienceSince?: number;
            acceptingNewPatients?: boolean;
            telehealth?: boolean;
            consultationFee?: {
                amount: number;
                currency: string;
                note?: string;
            };
            bookable?: boolean;
            featured?: boolean;
            updatedAt: string;
        };
        MediaCategories: {
            id: string;
            slug: string;
            name: {
                en?: string;
                id?: string;
            };
            /** @enum {string} */
            for: "article" | "news" | "video";
            updatedAt: string;
        };
        Articles: {
            id: string;
            slug: string;
            title: {
                en?: string;
                id?: string;
            };
            excerpt?: {
                en?: string;
                id?: string;
            };
            body: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            category?: string;
            tags?: string[];
            author?: string;
            authorDoctor?: string;
            reviewedBy?: string;
            /** Format: date */
            lastReviewed?: string;
            /** Format: date */
            reviewDue?: string;
            sources?: {
                title: string;
                url?: string;
            }[];
            relatedSpecialists?: string[];
            cover?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            updatedAt: string;
        };
        News: {
            id: string;
            slug: string;
            headline: {
                en?: string;
                id?: string;
            };
            excerpt?: {
                en?: string;
                id?: string;
            };
            body: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            category?: string;
            /** Format: date */
            datePublished?: string;
            location?: string;
            contact?: {
                name?: {
                    en?: string;
                    id?: string;
                };
                phone?: string;
                /** Format: email */
                email?: string;
            };
            attachments?: {
                title: {
                    en?: string;
                    id?: string;
                };
                url: string;
            }[];
            cover?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            /** Format: date-time */
            expiresAt?: string;
            updatedAt: string;
        };
        Videos: {
            id: string;
            slug: string;
            title: {
                en?: string;
                id?: string;
            };
            /** @enum {string} */
            provider: "youtube" | "vimeo" | "file";
            providerId: string;
            duration?: number;
            description?: {
                en?: string;
                id?: string;
            };
            transcript?: {
                en?: string;
                id?: string;
            };
            captions?: {
                en?: string;
                id?: string;
            };
            category?: string;
            speaker?: string;
            thumbnail?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            updatedAt: string;
        };
        SocialMedias: {
            id: string;
            slug: string;
            name: string;
            /** @enum {string} */
            icon?: "facebook" | "instagram" | "youtube" | "x" | "tiktok" | "linkedin" | "threads" | "whatsapp" | "link";
            link: string;
            handle?: string;
            updatedAt: string;
        };
        Facilities: {
            id: string;
            slug: string;
            name: {
                en?: string;
                id?: string;
            };
            /** @enum {string} */
            kind?: "room" | "diagnostic" | "treatment" | "surgery" | "emergency" | "pharmacy" | "rehabilitation" | "worship" | "family" | "parking" | "food" | "other";
            summary?: {
                en?: string;
                id?: string;
            };
            body?: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            cover?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            gallery?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            }[];
            places?: {
                location: string;
                floor?: string;
                information?: {
                    en?: string;
                    id?: string;
                };
                hours?: {
                    /** @enum {string} */
                    day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                    opens: string;
                    closes: string;
                }[];
                phone?: string;
            }[];
            units?: string[];
            onHome?: boolean;
            updatedAt: string;
        };
        Events: {
            id: string;
            title: {
                en?: string;
                id?: string;
            };
            summary?: {
                en?: string;
                id?: string;
            };
            body?: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            /** Format: date-time */
            startsAt: string;
            /** Format: date-time */
            endsAt?: string;
            location?: string;
            room?: {
                en?: string;
                id?: string;
            };
            online?: string;
            registration?: {
                required?: boolean;
                url?: string;
                /** Format: date-time */
                deadline?: string;
                capacity?: number;
            };
            /** @enum {string} */
            eventStatus?: "scheduled" | "rescheduled" | "postponed" | "cancelled";
            cover?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            updatedAt: string;
        };
        Partners: {
            id: string;
            slug: string;
            name: string;
            /** @enum {string} */
            kind: "insurer" | "company" | "supplier" | "educator";
            logo?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            url?: string;
            coverage?: {
                inpatient?: boolean;
                outpatient?: boolean;
                cashless?: boolean;
            };
            updatedAt: string;
        };
        QuestionCategories: {
            id: string;
            slug: string;
            name: {
                en?: string;
                id?: string;
            };
            updatedAt: string;
        };
        Questions: {
            id: string;
            question: {
                en?: string;
                id?: string;
            };
            answer: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            category?: string;
            position?: number;
            updatedAt: string;
        };
        Testimonials: {
            id: string;
            displayName: string;
            text: {
                en?: string;
                id?: string;
            };
            /** @enum {string} */
            originalLanguage?: "en" | "id";
            doctor?: string;
            unit?: string;
            /** Format: date */
            visitMonth?: string;
            verifiedVisit?: boolean;
            updatedAt: string;
        };
        PackageCategories: {
            id: string;
            slug: string;
            name: {
                en?: string;
                id?: string;
            };
            icon?: string;
            description?: {
                en?: string;
                id?: string;
            };
            updatedAt: string;
        };
        Packages: {
            id: string;
            slug: string;
            title: {
                en?: string;
                id?: string;
            };
            categories: string[];
            summary?: {
                en?: string;
                id?: string;
            };
            details?: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            inclusions?: {
                group?: {
                    en?: string;
                    id?: string;
                };
                item: {
                    en?: string;
                    id?: string;
                };
                note?: {
                    en?: string;
                    id?: string;
                };
            }[];
            price?: {
                amount: number;
                currency: string;
                /** Format: date */
                validFrom?: string;
                /** Format: date */
                validTo?: string;
                before?: number;
            };
            priceNote?: {
                en?: string;
                id?: string;
            };
            additionalInformation?: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            termsAndConditions?: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            termsVersion?: string;
            forWhom?: {
                /** @enum {string} */
                sex?: "everybody" | "female" | "male";
                ageFrom?: number;
                ageTo?: number;
            };
            preparation?: {
                en?: string;
                id?: string;
            };
            durationMinutes?: number;
            locations?: string[];
            recommended?: boolean;
            /** @enum {string} */
            bookingMode?: "chat" | "phone" | "appointment";
            cover?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            gallery?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            }[];
            updatedAt: string;
        };
        JobOffers: {
            id: string;
            slug: string;
            title: {
                en?: string;
                id?: string;
            };
            unit?: string;
            location?: string;
            /** @enum {string} */
            employmentType?: "full-time" | "part-time" | "contract" | "temporary" | "internship" | "volunteer";
            description: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            responsibilities?: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            qualifications?: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            licences?: string[];
            openings?: number;
            salary?: {
                en?: string;
                id?: string;
            };
            /** Format: date */
            datePosted?: string;
            /** Format: date */
            validThrough: string;
            /** @enum {string} */
            hiring?: "open" | "paused" | "filled";
            updatedAt: string;
        };
        MainBanners: {
            id: string;
            title: {
                en?: string;
                id?: string;
            };
            text?: {
                en?: string;
                id?: string;
            };
            images?: {
                desktop?: {
                    en?: {
                        src: string;
                        alt?: {
                            en?: string;
                            id?: string;
                        };
                        width?: number;
                        height?: number;
                        focal?: {
                            x: number;
                            y: number;
                        };
                        color?: string;
                    };
                    id?: {
                        src: string;
                        alt?: {
                            en?: string;
                            id?: string;
                        };
                        width?: number;
                        height?: number;
                        focal?: {
                            x: number;
                            y: number;
                        };
                        color?: string;
                    };
                };
                mobile?: {
                    en?: {
                        src: string;
                        alt?: {
                            en?: string;
                            id?: string;
                        };
                        width?: number;
                        height?: number;
                        focal?: {
                            x: number;
                            y: number;
                        };
                        color?: string;
                    };
                    id?: {
                        src: string;
                        alt?: {
                            en?: string;
                            id?: string;
                        };
                        width?: number;
                        height?: number;
                        focal?: {
                            x: number;
                            y: number;
                        };
                        color?: string;
                    };
                };
            };
            link?: string;
            cta?: {
                en?: string;
                id?: string;
            };
            /** Format: date-time */
            startsAt?: string;
            /** Format: date-time */
            endsAt?: string;
            position?: number;
            updatedAt: string;
        };
        AboutBanners: {
            id: string;
            heading: {
                en?: string;
                id?: string;
            };
            image?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            updatedAt: string;
        };
        AboutDescription: {
            id: string;
            heading: {
                en?: string;
                id?: string;
            };
            body?: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            vision?: {
                en?: string;
                id?: string;
            };
            mission?: {
                en?: string;
                id?: string;
            }[];
            values?: {
                en?: string;
                id?: string;
            }[];
            history?: {
                en?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
                id?: {
                    /** @enum {string} */
                    type: "doc";
                    content: ({
                        type: string;
                    } & {
                        [key: string]: unknown;
                    })[];
                };
            };
            counters?: {
                label: {
                    en?: string;
                    id?: string;
                };
                value: string;
                /** Format: date */
                asOf?: string;
            }[];
            leadership?: {
                name: string;
                role?: {
                    en?: string;
                    id?: string;
                };
                photo?: {
                    src: string;
                    alt?: {
                        en?: string;
                        id?: string;
                    };
                    width?: number;
                    height?: number;
                    focal?: {
                        x: number;
                        y: number;
                    };
                    color?: string;
                };
            }[];
            updatedAt: string;
        };
        Settings: {
            id: string;
            hospital_name: string;
            siteTitle?: {
                en?: string;
                id?: string;
            };
            description?: {
                en?: string;
                id?: string;
            };
            emergencyNumber?: string;
            emergency_call?: string;
            customer_care?: string;
            whatsappNumber?: string;
            /** Format: email */
            supportEmail?: string;
            businessHours?: {
                /** @enum {string} */
                day: "monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday";
                opens: string;
                closes: string;
            }[];
            logo?: {
                src: string;
                alt?: {
                    en?: string;
                    id?: string;
                };
                width?: number;
                height?: number;
                focal?: {
                    x: number;
                    y: number;
                };
                color?: string;
            };
            brand?: {
                hue?: number;
                chroma?: number;
            };
            chatWidget?: {
                enabled?: boolean;
                scriptUrl?: string;
            };
            currency?: string;
            timezone?: string;
            booking?: {
                requestExpiryMinutes?: number;
                maxOpenPerPatient?: number;
                cancelHours?: number;
                rescheduleHours?: number;
            };
            updatedAt: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
