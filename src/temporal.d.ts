/// <reference types="temporal-spec/global" />
